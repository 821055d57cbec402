import { INSTINCTS, type Instinct } from "@/lib/assessment/domain/instrument/instincts";
import { sharedPlace } from "@/lib/assessment/domain/scoring/wording";
import { isPersonal, type PersonalInput, type ProfileInput, typeName } from "../../report-input";
import { heading, list, paragraph } from "../content-blocks";
import type { ContentBlock, Section } from "../document";
import { dotsFigure } from "../figures";

/** The three areas by their place, each as this type lives it there; areas with equally many tokens share a place. */
function stack({ t, type, profile }: PersonalInput): readonly ContentBlock[] {
  const { dominant, secondary, blind } = profile.instincts;
  const { tokens } = profile;
  const name = (instinct: Instinct) => t(`subtypes.instincts.${instinct}.name`);
  const first = (instinct: Instinct, title: "first" | "tiedFirst" = "first") => [
    heading(
      t(`report.instincts.${title}`, {
        instinct: name(instinct),
        title: t(`subtypes.texts.${type}.${instinct}.title`),
      }),
    ),
    paragraph(t(`subtypes.texts.${type}.${instinct}.text`)),
  ];
  const lower = (title: "second" | "level" | "blind", instinct: Instinct, place: "second" | "last") => [
    heading(t(`report.instincts.${title}`, { instinct: name(instinct) })),
    paragraph(t(`movement.types.${type}.places.${instinct}.${place}`)),
  ];
  if (tokens[dominant] === tokens[secondary])
    return [...first(dominant, "tiedFirst"), ...first(secondary, "tiedFirst"), ...lower("blind", blind, "last")];
  const level = tokens[secondary] === tokens[blind];
  const place = sharedPlace(tokens[blind]);
  if (level) return [...first(dominant), ...lower("level", secondary, place), ...lower("level", blind, place)];
  return [...first(dominant), ...lower("second", secondary, "second"), ...lower("blind", blind, "last")];
}

/** The stack of the three instincts; in a general report, each as this type lives it. */
export function instinctsSection(input: ProfileInput): Section {
  const { t, type } = input;
  if (isPersonal(input))
    return { id: "instincts", title: t("report.instincts.title"), blocks: [dotsFigure(input), ...stack(input)] };
  const items = INSTINCTS.map((instinct) => ({
    term: t("report.instincts.pair", {
      instinct: t(`subtypes.instincts.${instinct}.name`),
      title: t(`subtypes.texts.${type}.${instinct}.title`),
    }),
    text: t(`subtypes.texts.${type}.${instinct}.text`),
  }));
  return {
    id: "instincts",
    title: t("report.instincts.generalTitle"),
    blocks: [
      paragraph(t("report.instincts.generalLead", { name: typeName(input, type) }), "lead"),
      list("terms", items),
    ],
  };
}
