import { list, paragraph } from "../blocks";
import type { Section } from "../document";
import { type ReportInput, typeName } from "../report-input";
import type { MissingText } from "./pack-input";

/** Says in a reader's words what is not written yet; null when all is there. */
export function missingSection(input: Pick<ReportInput, "t">, missing: readonly MissingText[]): Section | null {
  const { t } = input;
  if (missing.length === 0) return null;
  const items = missing.map(({ type, title }) => ({
    term: title,
    text: t("pair.pack.missingItem", { type, name: typeName(input, type) }),
  }));
  return {
    id: "missing",
    title: t("pair.pack.missingTitle"),
    blocks: [paragraph(t("pair.pack.missingLead", { count: missing.length }), "lead"), list("facts", items)],
  };
}
