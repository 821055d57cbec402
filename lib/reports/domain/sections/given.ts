import { PAIRS, type Pair, type Side } from "@/lib/assessment/domain/pairs";
import { paragraph } from "../blocks";
import { boardFigure } from "../board-figure";
import type { Section } from "../document";
import { type ReportInput, typeName } from "../report-input";

function row(input: ReportInput, pair: Pair): readonly string[] | null {
  const { t, format, answers } = input;
  const answer = answers?.pairs[pair.id];
  if (!answer) return null;
  const other: Side = answer.side === "left" ? "right" : "left";
  // Pair ids are numbers in the domain and literal keys in the messages.
  const statement = (side: Side) => t(`rheti.pairs.${pair.id as 1}.${side}`);
  const chosen = statement(answer.side);
  return [
    format.number(pair.id),
    answer.strong ? t("report.given.strongly", { statement: chosen }) : chosen,
    statement(other),
    t("report.numbered", { type: pair[answer.side], name: typeName(input, pair[answer.side]) }),
  ];
}

/** All 36 pairs as they were answered. Null without answers. */
export function givenSection(input: ReportInput): Section | null {
  const { t, answers } = input;
  const rows = PAIRS.flatMap((pair) => {
    const cells = row(input, pair);
    return cells ? [cells] : [];
  });
  if (!answers || rows.length === 0) return null;
  const columns = [t("report.given.number"), t("report.given.chosen"), t("report.given.over"), t("report.given.type")];
  return {
    id: "given",
    title: t("report.given.title"),
    blocks: [
      paragraph(t("report.given.lead"), "lead"),
      boardFigure(input, answers.pairs),
      paragraph(t("report.given.board.lead"), "note"),
      { kind: "table", caption: t("report.given.caption"), columns, rows },
    ],
  };
}
