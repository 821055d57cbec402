import { blocksOf, type Block as WingBlock } from "@/lib/assessment/domain/instrument/blocks";
import { hasTheme, isPersonal, type Personal, type ProfileInput, type ThemedInput, typeName } from "../../report-input";
import { rivalsOf } from "../choices";
import { callout, heading, list, paragraph, paragraphs } from "../content-blocks";
import type { ContentBlock, Section } from "../document";
import { sentencesFor } from "./evidence";

/** The name of a wing's mixture: the type, the neighbour, and what the two make. */
function mixture(input: ProfileInput, { id, wing }: WingBlock): string {
  const { t, type } = input;
  return t("report.wing.pair", {
    type: typeName(input, type),
    wing: typeName(input, wing),
    title: t(`blocks.blocks.${id}.title`),
  });
}

/** Gift and caution of a wing. */
function giftAndWatch({ t }: ProfileInput, { id }: WingBlock) {
  return list("terms", [
    { term: t("report.wing.gift"), text: t(`blocks.blocks.${id}.gift`) },
    { term: t("report.wing.watch"), text: t(`blocks.blocks.${id}.watch`) },
  ]);
}

/** A wing's name, and what it is like. */
function description(input: ProfileInput, block: WingBlock): readonly ContentBlock[] {
  return [heading(mixture(input, block)), ...paragraphs(input.t(`blocks.blocks.${block.id}.description`))];
}

/**
 * How the two neighbours did in the pairs, and the other one in a line, or at length where the pairs would have chosen it.
 * A theme report has the line only there, and no more of it.
 */
function otherWing(input: Personal<ThemedInput>, other: WingBlock): readonly ContentBlock[] {
  const { t, profile } = input;
  const { wing } = profile.block;
  const line = callout("note", mixture(input, other), t(`blocks.blocks.${other.id}.gift`));
  const [short, long] = hasTheme(input) ? [[], [line]] : [[line], description(input, other)];
  if (!profile.evidence) return short;
  const { [wing]: wins, [other.wing]: otherWins } = profile.evidence.wins;
  const verdict = wins === otherWins ? "level" : wins > otherWins ? "same" : "other";
  const names = { wing: typeName(input, wing), other: typeName(input, other.wing), wins, otherWins };
  return [paragraph(t(`report.wing.pairs.${verdict}`, names)), ...(verdict === "other" ? long : short)];
}

/** What the answers say for the wing, unless that is told where it is set beside the type. */
function sentencesForWing(input: Personal<ThemedInput>): readonly ContentBlock[] {
  const { type, profile } = input;
  const { wing } = profile.block;
  return profile.evidence && !rivalsOf(profile.evidence, type).includes(wing) ? sentencesFor(input, wing) : [];
}

function chosen(input: Personal<ThemedInput>): Section {
  const { t, type, profile } = input;
  const other = blocksOf(type).find(({ id }) => id !== profile.block.id);
  return {
    id: "wing",
    title: t("report.wing.title", { wing: typeName(input, profile.block.wing) }),
    blocks: [
      ...description(input, profile.block),
      giftAndWatch(input, profile.block),
      ...sentencesForWing(input),
      ...(other ? otherWing(input, other) : []),
    ],
  };
}

/** The wing that was chosen, and what the pairs say of it; in a general report, both wings. */
export function wingSection(input: ThemedInput): Section {
  if (isPersonal(input)) return chosen(input);
  const { t, type } = input;
  return {
    id: "wing",
    title: t("report.wing.generalTitle"),
    blocks: [
      paragraph(t("report.wing.generalLead"), "lead"),
      ...blocksOf(type).flatMap((block) => [...description(input, block), giftAndWatch(input, block)]),
    ],
  };
}
