import { blocksOf, type Block as WingBlock } from "@/lib/assessment/domain/instrument/blocks";
import { otherTypeByPairs } from "@/lib/assessment/domain/scoring/wording";
import { isPersonal, type PersonalInput, type ProfileInput, typeName } from "../../report-input";
import { callout, heading, list, paragraph, paragraphs } from "../content-blocks";
import type { ContentBlock, Section } from "../document";

/** Gift and caution of a wing. */
function giftAndWatch({ t }: ProfileInput, { id }: WingBlock) {
  return list("terms", [
    { term: t("report.wing.gift"), text: t(`blocks.blocks.${id}.gift`) },
    { term: t("report.wing.watch"), text: t(`blocks.blocks.${id}.watch`) },
  ]);
}

/** Whether the paired statements speak for the same neighbour. */
function runnerUpNote(input: PersonalInput): readonly ContentBlock[] {
  const { t, type, profile } = input;
  if (!profile.evidence) return [];
  const other = otherTypeByPairs(profile.evidence, type);
  const wing = profile.block.wing;
  return [
    paragraph(
      other === wing
        ? t("report.wing.same", { wing: typeName(input, wing) })
        : t("report.wing.other", { other: typeName(input, other) }),
    ),
  ];
}

function chosen(input: PersonalInput): Section {
  const { t, type, profile } = input;
  const { id, wing } = profile.block;
  const title = t(`blocks.blocks.${id}.title`);
  const unchosen = blocksOf(type).find((block) => block.id !== id);
  return {
    id: "wing",
    title: t("report.wing.title", { wing: typeName(input, wing) }),
    blocks: [
      paragraph(t("report.wing.lead", { wing: typeName(input, wing), title }), "lead"),
      ...paragraphs(t(`blocks.blocks.${id}.description`)),
      giftAndWatch(input, profile.block),
      ...runnerUpNote(input),
      ...(unchosen
        ? [
            callout(
              "note",
              t("report.wing.pair", {
                type: typeName(input, type),
                wing: typeName(input, unchosen.wing),
                title: t(`blocks.blocks.${unchosen.id}.title`),
              }),
              t("report.wing.unchosen", { unchosen: typeName(input, unchosen.wing) }),
            ),
          ]
        : []),
    ],
  };
}

/** The wing that was chosen; in a general report, both. */
export function wingSection(input: ProfileInput): Section {
  if (isPersonal(input)) return chosen(input);
  const { t, type } = input;
  return {
    id: "wing",
    title: t("report.wing.generalTitle"),
    blocks: [
      paragraph(t("report.wing.generalLead"), "lead"),
      ...blocksOf(type).flatMap((block) => [
        heading(
          t("report.wing.pair", {
            type: typeName(input, type),
            wing: typeName(input, block.wing),
            title: t(`blocks.blocks.${block.id}.title`),
          }),
        ),
        ...paragraphs(t(`blocks.blocks.${block.id}.description`)),
        giftAndWatch(input, block),
      ]),
    ],
  };
}
