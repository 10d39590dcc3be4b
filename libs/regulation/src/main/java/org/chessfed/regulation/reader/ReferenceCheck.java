package org.chessfed.regulation.reader;

import java.util.Currency;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chessfed.regulation.federation.Federation;
import org.chessfed.regulation.federation.TieBreakCodes;
import org.chessfed.regulation.grammar.PlaceName;

/** What a document names must be there, once. */
final class ReferenceCheck {

    /** Keys whose text names something of the document, by the kind of thing. */
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("host", "organisations"),
            Map.entry("appealTo", "organisations"),
            Map.entry("referTo", "organisations"),
            Map.entry("approvedBy", "organisations"),
            Map.entry("invoiceTitle", "organisations"),
            Map.entry("payee", "payees"),
            Map.entry("form", "forms"),
            Map.entry("section", "sections"),
            Map.entry("stage", "stages"),
            Map.entry("reached", "stages"),
            Map.entry("notice", "notices"),
            Map.entry("setting", "settings"));

    private final Spot root;
    private final Federation federation;
    private final Map<String, Set<String>> ids = new HashMap<>();

    private ReferenceCheck(DocumentTree tree, Federation federation) {
        this.root = Spot.root(tree);
        this.federation = federation;
    }

    static void check(DocumentTree tree, Federation federation) {
        ReferenceCheck check = new ReferenceCheck(tree, federation);
        check.collect();
        check.walk(check.root);
        check.stages();
        check.regions();
        check.currency();
        check.settings(tree);
    }

    private void collect() {
        for (String map : List.of("organisations", "payees", "forms", "clauses", "settings", "regions")) {
            ids.put(map, root.each(map).stream().map(Spot::name).collect(Collectors.toSet()));
        }
        for (String list : List.of("sections", "stages", "notices", "documents", "delegations", "duties", "appeals")) {
            unique(list, root.each(list).stream());
        }
        for (Spot form : root.each("forms")) {
            Set<String> fields = new HashSet<>();
            for (Spot field : form.each()) {
                field.text("field")
                        .filter(name -> !fields.add(name))
                        .ifPresent(name -> field.at("field").report(ReaderMessage.DUPLICATE_ID, form.name(), name));
            }
        }
        unique("events", root.each("stages").stream().flatMap(stage -> stage.each("events").stream()));
    }

    private void unique(String kind, Stream<Spot> holders) {
        Set<String> known = new HashSet<>();
        holders.forEach(holder -> holder.text("id").ifPresent(id -> {
            if (!known.add(id)) {
                holder.at("id").report(ReaderMessage.DUPLICATE_ID, kind, id);
            }
        }));
        ids.put(kind, known);
    }

    private void walk(Spot spot) {
        boolean settings = spot.pointer().startsWith("/settings/");
        for (Spot child : spot.each()) {
            String key = child.name();
            String kind = NAMES.get(key);
            if (kind != null && !settings && !isForm(child.pointer())) {
                child.text().ifPresent(id -> known(child, kind, id));
            }
            if (key.equals("clause") || key.endsWith("Clause")) {
                child.text().ifPresent(id -> known(child, "clauses", id));
            }
            walk(child);
        }
    }

    /** Fields of forms are named like things, but name none. */
    private static boolean isForm(String pointer) {
        return pointer.startsWith("/forms/") || pointer.startsWith("/clauses/");
    }

    private void known(Spot spot, String kind, String id) {
        if (!ids.getOrDefault(kind, Set.of()).contains(id)) {
            spot.report(ReaderMessage.DANGLES, kind, id);
        }
    }

    private void stages() {
        for (Spot stage : root.each("stages")) {
            for (Spot document : stage.at("entry").each("documents")) {
                document.text().ifPresent(id -> known(document, "documents", id));
            }
            for (Spot event : stage.each("events")) {
                event.text("region").ifPresent(id -> known(event.at("region"), "regions", id));
                event.text("city").ifPresent(city -> county(event.at("city"), city));
            }
            for (Spot tournament : stage.each("tournaments")) {
                for (Spot section : tournament.each("sections")) {
                    section.text().ifPresent(id -> known(section, "sections", id));
                }
                chain(tournament.at("ranking").at("chain"));
                chain(tournament.at("ranking").at("proposedChain"));
                for (Spot missed : tournament.each("missed")) {
                    Spot barred = missed.at("stages");
                    Stream.concat(Stream.of(barred), barred.each().stream())
                            .forEach(one -> one.text()
                                    .filter(id -> !id.equals("ALL"))
                                    .ifPresent(id -> known(one, "stages", id)));
                }
            }
            for (Spot advance : stage.each("advance")) {
                advance.text("to").ifPresent(id -> known(advance.at("to"), "stages", id));
            }
            for (Spot field : stage.each("field")) {
                for (Spot source : field.each("sources")) {
                    source.text("from").ifPresent(id -> known(source.at("from"), "stages", id));
                }
            }
        }
        for (Spot section : root.at("merge").each("order")) {
            section.text().ifPresent(id -> known(section, "sections", id));
        }
        for (Spot carry : root.each("carryOver")) {
            carry.text("to").ifPresent(id -> known(carry.at("to"), "stages", id));
        }
        for (Spot subsidy : root.each("subsidies")) {
            for (Spot stage : subsidy.each("stages")) {
                stage.text().ifPresent(id -> known(stage, "stages", id));
            }
        }
        for (Spot printed : root.each("printed")) {
            printed.text("event").ifPresent(id -> known(printed.at("event"), "events", id));
            printed.text("city").ifPresent(city -> county(printed.at("city"), city));
        }
        for (Spot organisation : root.each("organisations")) {
            organisation.text("city").ifPresent(city -> county(organisation.at("city"), city));
        }
        for (Spot appeal : root.each("appeals")) {
            appeal.text("after").ifPresent(id -> known(appeal.at("after"), "appeals", id));
        }
    }

    private void chain(Spot chain) {
        List<Spot> codes = chain.each();
        for (Spot code : codes) {
            code.text()
                    .filter(text -> !TieBreakCodes.isKnown(text))
                    .ifPresent(text -> code.report(ReaderMessage.NO_SUCH_TIE_BREAK, text));
        }
        if (!codes.isEmpty()) {
            codes.getFirst()
                    .text()
                    .filter(text -> !text.equals("PTS") && !text.equals("MP"))
                    .ifPresent(text -> codes.getFirst().report(ReaderMessage.CHAIN_START, text));
        }
    }

    private void regions() {
        Map<String, String> regionOf = new HashMap<>();
        for (Spot region : root.each("regions")) {
            for (Spot county : region.each()) {
                county.text().ifPresent(name -> {
                    county(county, name);
                    String other = regionOf.putIfAbsent(PlaceName.normalised(name), region.name());
                    if (other != null) {
                        county.report(ReaderMessage.COUNTY_TWICE, name, other, region.name());
                    }
                });
            }
        }
        for (Spot title : root.at("regionRule").each("titles")) {
            known(title, "regions", title.name());
        }
        for (Spot clause : root.at("regionRule").each("clauses")) {
            known(clause, "regions", clause.name());
            clause.text().ifPresent(id -> known(clause, "clauses", id));
        }
    }

    private void currency() {
        Spot currency = root.at("regulation").at("currency");
        currency.text()
                .filter(code -> Currency.getAvailableCurrencies().stream()
                        .noneMatch(known -> known.getCurrencyCode().equals(code)))
                .ifPresent(code -> currency.report(ReaderMessage.NO_SUCH_CURRENCY, code));
    }

    private void county(Spot spot, String name) {
        if (federation.county(name).isEmpty()) {
            spot.report(ReaderMessage.NO_SUCH_COUNTY, name);
        }
    }

    private void settings(DocumentTree tree) {
        Set<String> used = new HashSet<>(tree.usedSettings());
        root.each("printed").forEach(printed -> printed.text("setting").ifPresent(used::add));
        for (Spot setting : root.each("settings")) {
            if (!used.contains(setting.name())) {
                setting.report(ReaderMessage.IDLE_SETTING, setting.name());
            }
        }
    }
}
