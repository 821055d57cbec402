import { COLOR_STATES, type StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import { movementOf } from "@/lib/assessment/domain/scoring/wording";
import {
  hasTheme,
  isPersonal,
  type Personal,
  type PersonalInput,
  type ProfileInput,
  type ThemedInput,
  typeName,
} from "../../report-input";
import { heading, list, paragraph } from "../content-blocks";
import type { ContentBlock, Section } from "../document";
import { ladderFigure, towerFigure } from "../figures";

type LowerState = Exclude<StateKey, "veryGood">;

/** A step of the ladder, from one state to the next lower one. */
interface Step {
  readonly upper: StateKey;
  readonly lower: LowerState;
}

/** The four steps, the lightest first. */
const STEPS: readonly Step[] = [
  { upper: "veryGood", lower: "good" },
  { upper: "good", lower: "average" },
  { upper: "average", lower: "belowAverage" },
  { upper: "belowAverage", lower: "destructive" },
];

/** The steps that lead to or from one of these states. */
export function stepsBeside(states: readonly StateKey[]): readonly Step[] {
  return STEPS.filter(({ upper, lower }) => states.includes(upper) || states.includes(lower));
}

/** What strain and ease do with the type: both, or the one that is asked for. */
function movement({ t, type }: ProfileInput, which: readonly ("stress" | "growth")[]): readonly ContentBlock[] {
  return which.flatMap((way) => [heading(t(`report.states.${way}`)), paragraph(t(`movement.types.${type}.${way}`))]);
}

/** A theme report tells the one way that the present states ask for; the others have room for both. */
function waysOf(input: Personal<ThemedInput>): readonly ("stress" | "growth")[] {
  return hasTheme(input) ? [movementOf(input.profile.colors)] : ["stress", "growth"];
}

/** The state that the person is in most, and the other one. */
function byShare({ profile }: PersonalInput): readonly [StateKey, StateKey] {
  const { selectedStates, distribution } = profile.colors;
  const [first, second] = selectedStates;
  return distribution.primary >= distribution.secondary ? [first, second] : [second, first];
}

/** What tips the person from state to state, and back, where they are now; in a theme report where they are most. */
function tips(input: Personal<ThemedInput>): readonly ContentBlock[] {
  const { t, type } = input;
  const [most, other] = byShare(input);
  const label = (state: StateKey) => t(`state.levels.${state}.label`);
  const items = stepsBeside(hasTheme(input) ? [most] : [most, other]).map(({ upper, lower }) => ({
    term: t("report.states.step", { upper: label(upper), lower: label(lower) }),
    text: t(`movement.types.${type}.tips.${lower}`),
  }));
  return [heading(t("report.states.tips")), list("terms", items)];
}

function chosen(input: Personal<ThemedInput>): Section {
  const { t, format, type, profile } = input;
  const { selectedStates, distribution } = profile.colors;
  const [first, second] = selectedStates;
  const label = (state: StateKey) => t(`state.levels.${state}.label`);
  const share = { [first]: distribution.primary, [second]: distribution.secondary };
  const percent = (state: typeof first) => format.percent((share[state] ?? 0) / 100);
  return {
    id: "states",
    title: t("report.states.title"),
    blocks: [
      towerFigure(input),
      ...byShare(input).flatMap((state) => [
        heading(
          t("report.states.shareTitle", {
            state: label(state),
            share: percent(state),
            name: t(`state.states.${type}.${state}.name`),
          }),
        ),
        paragraph(t(`state.states.${type}.${state}.text`)),
      ]),
      ladderFigure(input),
      ...tips(input),
      ...movement(input, waysOf(input)),
    ],
  };
}

/** The two states, their place on the ladder and what moves the person along it; in a general report, all five in short. */
export function statesSection(input: ThemedInput): Section {
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
      ...(hasTheme(input) ? [] : movement(input, ["stress", "growth"])),
    ],
  };
}
