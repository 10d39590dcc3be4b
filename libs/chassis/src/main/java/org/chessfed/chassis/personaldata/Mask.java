package org.chessfed.chassis.personaldata;

/** Shows as much of a personal datum as tells its owner which one it is. */
public final class Mask {

    private Mask() {}

    /** The first two characters and the last two of an identity or account number; nothing of a short one. */
    public static String number(String value) {
        return value.length() < 7
                ? "*".repeat(value.length())
                : value.substring(0, 2) + "*".repeat(value.length() - 4) + value.substring(value.length() - 2);
    }

    /** The last three digits of a telephone number. */
    public static String phone(String value) {
        return value.length() < 6
                ? "*".repeat(value.length())
                : "*".repeat(value.length() - 3) + value.substring(value.length() - 3);
    }

    /** The first letter and the domain of an e-mail address. */
    public static String mail(String value) {
        int at = value.indexOf('@');
        return at < 1 ? "***" : value.charAt(0) + "***" + value.substring(at);
    }

    /** The first six characters of an address, which name county and district in Chinese. */
    public static String address(String value) {
        return value.length() <= 6 ? "***" : value.substring(0, 6) + "***";
    }
}
