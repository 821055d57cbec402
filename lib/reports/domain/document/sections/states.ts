import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import { splitBand, statesBandOf } from "@/lib/assessment/domain/scoring/wording";
import { isPersonal, type PersonalInput, type ProfileInput, typeName } from "../../report-input";
import { heading, list, paragraph } from "../content-blocks";
import type { Section } from "../document";
import { towerFigure } from "../figures";

function chosen(input: PersonalInput): Section {
  const { t, format, type, profile } = input;
  const { selectedStates, distribution } = profile.colors;
  const [first, second] = selectedStates;
  const label = (state: typeof first) => t(`state.levels.${state}.label`);
  const share = { [first]: distribution.primary, [second]: distribution.secondary };
  const percent = (state: typeof first) => format.percent((share[state] ?? 0) / 100);
  const [lead, rest] = distribution.primary >= distribution.secondary ? [first, second] : [second, first];
  const band = splitBand(Math.max(distribution.primary, distribution.secondary));
  return {
    id: "states",
    title: t("report.states.title"),
    blocks: [
      paragraph(
        t("report.states.lead", {
          first: label(first),
          second: label(second),
          firstShare: percent(first),
          secondShare: percent(second),
        }),
        "lead",
      ),
      towerFigure(input),
      ...[lead, rest].flatMap((state) => [
        heading(
          t("report.states.shareTitle", {
            state: label(state),
            share: percent(state),
            name: t(`state.states.${type}.${state}.name`),
          }),
        ),
        paragraph(t(`state.levels.${state}.description`), "note"),
        paragraph(t(`state.states.${type}.${state}.text`)),
      ]),
      paragraph(t(`report.states.${band}`, { lead: label(lead), rest: label(rest) })),
      paragraph(t(`report.states.mood.${statesBandOf(profile.colors)}`)),
    ],
  };
}

/** The two states and their split as the tower; in a general report, all five in short. */
export function statesSection(input: ProfileInput): Section {
  if (isPersonal(input)) return chosen(input);
  const { t, type } = input;
  return {
    id: "states",
    title: t("report.states.generalTitle"),
    blocks: [
      paragraph(t("report.states.generalLead", { name: typeName(input, type) }), "lead"),
      list(
        "terms",
        COLOR_STATES.map((state) => ({
          term: t(`state.levels.${state}.label`),
          note: t(`state.states.${type}.${state}.name`),
          text: t(`state.states.${type}.${state}.text`),
        })),
      ),
    ],
  };
}
