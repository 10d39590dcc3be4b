package org.chessfed.engine.trf;

import java.util.List;
import org.chessfed.engine.Colour;

/** Writes the records at the head of a file: texts, counts, days, rounds, initial colour, points. */
final class HeaderWriter {

    private final WrittenLines lines;
    private final TrfFile file;
    private final TrfWriter.Dialect dialect;
    private final PointWriter points;

    HeaderWriter(WrittenLines lines, TrfFile file, TrfWriter.Dialect dialect) {
        this.lines = lines;
        this.file = file;
        this.dialect = dialect;
        this.points = new PointWriter(lines);
    }

    void write() {
        TrfHeader header = file.header();
        lines.text("012", header.name());
        lines.text("022", header.city());
        lines.text("032", header.federation());
        lines.text("042", header.start());
        lines.text("052", header.end());
        lines.text("062", Integer.toString(file.players().size()));
        lines.text(
                "072",
                Long.toString(file.players().stream()
                        .filter(player -> player.rating() > 0)
                        .count()));
        lines.text("082", Integer.toString(file.teams().teams().size()));
        lines.text("092", header.type());
        lines.text("102", header.chiefArbiter());
        header.deputyArbiters().forEach(arbiter -> lines.text("112", arbiter));
        lines.text("122", header.timeControl());
        dates(header.roundDates());
        if (dialect == TrfWriter.Dialect.TRF26) {
            lines.text(
                    "142",
                    file.rounds().isPresent() ? Integer.toString(file.rounds().getAsInt()) : "");
            lines.text(
                    "152",
                    file.initialColour()
                            .map(colour -> colour == Colour.WHITE ? "W" : "B")
                            .orElse(""));
            points.records(file.points());
        } else {
            lines.text(
                    "XXR",
                    file.rounds().isPresent() ? Integer.toString(file.rounds().getAsInt()) : "");
            lines.text(
                    "XXC",
                    file.initialColour()
                            .map(colour -> colour == Colour.WHITE ? "white1" : "black1")
                            .orElse(""));
            points.extensions(file.points());
        }
        lines.text("172", header.startingRankMethod());
        lines.text("182", header.pairingProgram());
        lines.text("192", header.typeCode());
        lines.text("202", header.tieBreaks());
        lines.text("212", header.standingsKeys());
        lines.text("222", header.codedTimeControl());
        if (file.orderByPosition()) {
            lines.line("XXC rank");
        }
    }

    private void dates(List<String> dates) {
        if (!dates.isEmpty()) {
            StringBuilder line = new StringBuilder(Columns.pad("132", PlayerLine.FIRST_CELL - 1));
            for (String date : dates) {
                line.append(Columns.left("round date", date, 8)).append("  ");
            }
            lines.line(line.toString().stripTrailing());
        }
    }
}
