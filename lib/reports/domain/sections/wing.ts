import { blocksOf, type Block as WingBlock } from "@/lib/assessment/domain/blocks";
import { standingOf } from "../bands";
import { callout, heading, list, paragraph, paragraphs } from "../blocks";
import type { Block, Section } from "../document";
import { isPersonal, type PersonalInput, type ReportInput, typeName } from "../report-input";

/** Gift and caution of a wing. */
function giftAndWatch({ t }: ReportInput, { id }: WingBlock) {
  return list("terms", [
    { term: t("report.wing.gift"), text: t(`blocks.blocks.${id}.gift`) },
    { term: t("report.wing.watch"), text: t(`blocks.blocks.${id}.watch`) },
  ]);
}

/** Whether the paired statements speak for the same neighbour. */
function secondVoice(input: PersonalInput): readonly Block[] {
  const { t, type, profile } = input;
  if (!profile.evidence) return [];
  const { other } = standingOf(profile.evidence, type);
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
      ...secondVoice(input),
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
export function wingSection(input: ReportInput): Section {
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
