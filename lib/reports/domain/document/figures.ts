import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import { INNER_LINES, linesOf } from "@/lib/assessment/domain/instrument/inner-lines";
import { INSTINCTS, TOKEN_COUNT } from "@/lib/assessment/domain/instrument/instincts";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { TypeEvidence } from "@/lib/assessment/domain/run/profile";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { shareText, typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { type PersonalInput, type ProfileInput, typeName } from "../report-input";
import type { FigureBlock } from "./document";

/** A probability in percents, as the report writes it. */
export function percentText({ t, format }: Pick<ProfileInput, "t" | "format">, share: number): string {
  return shareText(share, format.percent, (limit) => t("report.nine.bars.tiny", { share: limit }));
}

/** The nine probabilities, most probable first. */
export function barsFigure(input: PersonalInput, evidence: TypeEvidence): FigureBlock {
  const { t, type } = input;
  const { other, share, otherShare } = typeCertainty(evidence, type);
  const { order } = rankTypes(evidence.posterior, input.answers?.pairs);
  const rows = order.map((each) => ({
    label: t("report.numbered", { type: each, name: typeName(input, each) }),
    share: evidence.posterior[each],
    display: percentText(input, evidence.posterior[each]),
    wins: t("report.nine.bars.winsOf", { wins: evidence.wins[each] }),
    emphasis: each === type ? ("first" as const) : each === other ? ("second" as const) : ("none" as const),
  }));
  const [first, second] = share >= otherShare ? [type, other] : [other, type];
  return {
    kind: "figure",
    title: t("report.nine.bars.title"),
    alternative: t("report.nine.bars.alternative", {
      name: typeName(input, first),
      share: percentText(input, evidence.posterior[first]),
      other: typeName(input, second),
      otherShare: percentText(input, evidence.posterior[second]),
    }),
    table: {
      columns: [t("report.nine.bars.type"), t("report.nine.bars.share"), t("report.nine.bars.wins")],
      rows: rows.map(({ label, display, wins }) => [label, display, wins]),
    },
    figure: {
      kind: "bars",
      rows: rows.map(({ label, share, display, emphasis }) => ({ label, share, display, emphasis })),
    },
  };
}

/** The nine on their circle, with the type and the given wings (one or both) marked. */
export function circleFigure(input: ProfileInput, wings: readonly PersonalityType[]): FigureBlock {
  const { t, type } = input;
  const [first, second] = wings.map((wing) => typeName(input, wing));
  const { strain, ease } = linesOf(type);
  const names = { type, name: typeName(input, type), strain: typeName(input, strain), ease: typeName(input, ease) };
  const points = PERSONALITY_TYPES.map((each) => ({
    type: each,
    label: typeName(input, each),
    emphasis: each === type ? ("type" as const) : wings.includes(each) ? ("wing" as const) : ("none" as const),
  }));
  const place = { type: "isType", wing: "isWing", none: "isOther" } as const;
  const placeOf = (point: (typeof points)[number]) =>
    point.type === strain || point.type === ease ? "isLine" : place[point.emphasis];
  return {
    kind: "figure",
    title: t("report.nine.circle.title"),
    alternative: second
      ? t("report.nine.circle.alternativeBoth", { ...names, first: first ?? "", second })
      : t("report.nine.circle.alternative", { ...names, wing: first ?? "" }),
    table: {
      columns: [t("report.nine.circle.type"), t("report.nine.circle.place")],
      rows: points.map((point) => [
        t("report.numbered", { type: point.type, name: point.label }),
        t(`report.nine.circle.${placeOf(point)}`),
      ]),
    },
    figure: {
      kind: "circle",
      points,
      lines: INNER_LINES.map(({ from, to }) => ({ from, to, own: from === type || to === type })),
    },
  };
}

/** The two states and their split. */
export function towerFigure({ t, format, profile }: PersonalInput): FigureBlock {
  const { selectedStates, distribution } = profile.colors;
  const percents = [distribution.primary, distribution.secondary];
  const shares = selectedStates.map((state, at) => {
    const percent = percents[at] ?? 0;
    return { state, percent, label: t(`state.levels.${state}.label`), display: format.percent(percent / 100) };
  });
  const [first, second] = shares;
  return {
    kind: "figure",
    title: t("report.states.tower.title"),
    alternative: t("report.states.tower.alternative", {
      first: first?.label ?? "",
      firstShare: first?.display ?? "",
      second: second?.label ?? "",
      secondShare: second?.display ?? "",
    }),
    table: {
      columns: [t("report.states.tower.state"), t("report.states.tower.share")],
      rows: shares.map(({ label, display }) => [label, display]),
    },
    figure: { kind: "tower", shares },
  };
}

/** Ten tokens over the three areas. */
export function dotsFigure({ t, format, profile }: PersonalInput): FigureBlock {
  const { tokens, instincts } = profile;
  const rows = INSTINCTS.map((instinct) => ({
    label: t(`subtypes.instincts.${instinct}.name`),
    count: tokens[instinct],
    display: format.number(tokens[instinct]),
  }));
  return {
    kind: "figure",
    title: t("report.instincts.dots.title"),
    alternative: t("report.instincts.dots.alternative", {
      dominant: t(`subtypes.instincts.${instincts.dominant}.name`),
      dominantCount: tokens[instincts.dominant],
      secondary: t(`subtypes.instincts.${instincts.secondary}.name`),
      secondaryCount: tokens[instincts.secondary],
      blind: t(`subtypes.instincts.${instincts.blind}.name`),
      blindCount: tokens[instincts.blind],
    }),
    table: {
      columns: [t("report.instincts.dots.area"), t("report.instincts.dots.tokens")],
      rows: rows.map(({ label, display }) => [label, display]),
    },
    figure: { kind: "dots", total: TOKEN_COUNT, rows },
  };
}

/** The five states as a ladder, the lightest on top, with the shares of the two that the person is in. */
export function ladderFigure({ t, format, type, profile }: PersonalInput): FigureBlock {
  const { selectedStates, distribution } = profile.colors;
  const percents = [distribution.primary, distribution.secondary];
  const steps = COLOR_STATES.map((state) => {
    const at = selectedStates.indexOf(state);
    const percent = at < 0 ? null : (percents[at] ?? 0);
    return {
      state,
      label: t(`state.levels.${state}.label`),
      name: t(`state.states.${type}.${state}.name`),
      percent,
      display: format.percent((percent ?? 0) / 100),
    };
  });
  const [upper, lower] = steps.filter(({ percent }) => percent !== null);
  return {
    kind: "figure",
    title: t("report.states.ladder.title"),
    alternative: t("report.states.ladder.alternative", {
      upper: upper?.label ?? "",
      lower: lower?.label ?? "",
    }),
    table: {
      columns: [t("report.states.tower.state"), t("report.states.ladder.name"), t("report.states.tower.share")],
      rows: steps.map(({ label, name, display }) => [label, name, display]),
    },
    figure: { kind: "ladder", steps },
  };
}
