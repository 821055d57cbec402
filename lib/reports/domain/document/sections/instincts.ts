import { INSTINCTS, type Instinct } from "@/lib/assessment/domain/instrument/instincts";
import { stackBand } from "@/lib/assessment/domain/scoring/wording";
import { isPersonal, type PersonalInput, type ProfileInput, typeName } from "../../report-input";
import { heading, list, paragraph } from "../content-blocks";
import type { ContentBlock, Section } from "../document";
import { dotsFigure } from "../figures";

/** The area's text for this type, under its own title. */
function ownText({ t, type }: ProfileInput, instinct: Instinct) {
  return paragraph(t(`subtypes.texts.${type}.${instinct}.text`));
}

function stack(input: PersonalInput): readonly ContentBlock[] {
  const { t, type, profile } = input;
  const { dominant, secondary, blind } = profile.instincts;
  const tokens = profile.tokens;
  const name = (instinct: Instinct) => t(`subtypes.instincts.${instinct}.name`);
  const short = (instinct: Instinct) => t(`subtypes.instincts.${instinct}.short`);
  const first = (instinct: Instinct) => [
    heading(
      t("report.instincts.first", { instinct: name(instinct), title: t(`subtypes.texts.${type}.${instinct}.title`) }),
    ),
    ownText(input, instinct),
  ];
  const level = (instinct: Instinct) => [
    heading(t("report.instincts.level", { instinct: name(instinct) })),
    paragraph(t("report.instincts.levelText", { short: short(instinct) })),
  ];
  const second = [
    heading(t("report.instincts.second", { instinct: name(secondary) })),
    paragraph(t("report.instincts.secondText", { short: short(secondary), dominant: name(dominant) })),
  ];
  const lastText = tokens[blind] === 0 ? "report.instincts.blindNone" : "report.instincts.blindText";
  const last = [
    heading(t("report.instincts.blind", { instinct: name(blind) })),
    paragraph(t(lastText, { short: short(blind) })),
  ];
  if (tokens[dominant] === tokens[secondary]) return [...first(dominant), ...first(secondary), ...last];
  if (tokens[secondary] === tokens[blind]) return [...first(dominant), ...level(secondary), ...level(blind)];
  return [...first(dominant), ...second, ...last];
}

function chosen(input: PersonalInput): Section {
  const { t, profile } = input;
  const { instincts, tokens } = profile;
  const name = (instinct: Instinct) => t(`subtypes.instincts.${instinct}.name`);
  const counts = {
    dominant: name(instincts.dominant),
    dominantCount: tokens[instincts.dominant],
    secondary: name(instincts.secondary),
    secondaryCount: tokens[instincts.secondary],
    blind: name(instincts.blind),
    blindCount: tokens[instincts.blind],
  };
  return {
    id: "instincts",
    title: t("report.instincts.title"),
    blocks: [
      paragraph(t("report.instincts.lead", counts), "lead"),
      dotsFigure(input),
      paragraph(t(`report.instincts.${stackBand(instincts, tokens)}`, counts)),
      ...stack(input),
    ],
  };
}

/** The stack of the three instincts; in a general report, each as this type lives it. */
export function instinctsSection(input: ProfileInput): Section {
  if (isPersonal(input)) return chosen(input);
  const { t, type } = input;
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
