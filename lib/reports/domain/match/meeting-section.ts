import type { Instinct } from "@/lib/assessment/domain/instrument/instincts";
import { heading, list, paragraph } from "../document/content-blocks";
import type { ContentBlock, Section } from "../document/document";
import { typeName } from "../report-input";
import { crossings } from "./compare";
import { placesFigure, statesText, towersFigure } from "./match-figures";
import type { MatchInput, MatchPerson } from "./match-input";

function facts({ t }: MatchInput, { name, side }: MatchPerson): readonly ContentBlock[] {
  const { type, wing, instincts, states } = side;
  const instinct = (key: keyof typeof instincts & ("dominant" | "secondary" | "blind")) =>
    t(`subtypes.instincts.${instincts[key]}.name`);
  return [
    heading(name),
    list("facts", [
      { term: t("report.answer.terms.type"), text: t("report.typeLine", { type, name: typeName({ t }, type) }) },
      { term: t("report.answer.terms.wing"), text: typeName({ t }, wing) },
      {
        term: t("report.answer.terms.instincts"),
        text: t(instincts.tied ? "pair.meeting.instinctsTied" : "report.answer.instinctsValue", {
          dominant: instinct("dominant"),
          secondary: instinct("secondary"),
          blind: instinct("blind"),
        }),
      },
      { term: t("report.answer.terms.states"), text: statesText({ t }, states) },
      ...(side.certainty
        ? [{ term: t("pair.meeting.shapeTerm"), text: t(`pair.meeting.shape.${side.certainty}`) }]
        : []),
    ]),
  ];
}

function wingLine({ t, reading, first, second }: MatchInput): readonly ContentBlock[] {
  if (reading.wings === "none") return [];
  if (reading.wings === "both") return [paragraph(t("pair.meeting.wings.both"))];
  const [own, other] = reading.wings === "first" ? [first, second] : [second, first];
  const names = { name: own.name, other: other.name, type: typeName({ t }, other.side.type) };
  return [paragraph(t("pair.meeting.wings.one", names))];
}

function orderLines({ t, reading }: MatchInput): readonly ContentBlock[] {
  const { shared, orders } = reading;
  if (!shared || !orders) return [paragraph(t("pair.meeting.noOrder"), "note")];
  const [one, two, three] = shared.map((type) => typeName({ t }, type));
  const common = three
    ? t("pair.meeting.sharedThree", { one: one ?? "", two: two ?? "", three })
    : two
      ? t("pair.meeting.sharedTwo", { one: one ?? "", two })
      : one
        ? t("pair.meeting.sharedOne", { one })
        : t("pair.meeting.sharedNone");
  return [paragraph(common), paragraph(t(`pair.meeting.orders.${orders}`))];
}

/** What their first and last areas have in common, by name, and what that may mean. */
function instinctLines({ t, format, first, second, reading }: MatchInput): readonly ContentBlock[] {
  const name = (instinct: Instinct) => t(`subtypes.instincts.${instinct}.name`);
  const crossed = ([one, other]: readonly [MatchPerson, MatchPerson]) =>
    crossings(one.side, other.side).map((instinct) =>
      paragraph(t("pair.meeting.crossing", { instinct: name(instinct), one: one.name, other: other.name })),
    );
  const { instincts, ends } = reading;
  const last = format.list(ends.last.map(name));
  return [
    ...(instincts === "crossed" ? [...crossed([first, second]), ...crossed([second, first])] : []),
    paragraph(t(`pair.meeting.instincts.${instincts}`, { areas: format.list(ends.first.map(name)) })),
    ...(last ? [paragraph(t("pair.meeting.lastForBoth", { areas: last }))] : []),
  ];
}

function stateLine({ t, reading }: MatchInput): ContentBlock {
  const [one, two] = reading.states.map((state) => t(`state.levels.${state}.label`));
  if (two) return paragraph(t("pair.meeting.statesBoth", { one: one ?? "", two }));
  return paragraph(one ? t("pair.meeting.statesOne", { one }) : t("pair.meeting.statesNone"));
}

/** What their types have in common, said of these two: types side by side do not make people alike, nor does a distance make them differ. */
function kinshipLine({ t, reading: { typeRelation, orders }, first, second }: MatchInput): ContentBlock {
  const names = { first: typeName({ t }, first.side.type), second: typeName({ t }, second.side.type) };
  const kinship = typeRelation !== "same" && orders === "alike" ? (`${typeRelation}Alike` as const) : typeRelation;
  return paragraph(t(`pair.meeting.kinship.${kinship}`, names), "lead");
}

/** How the two meet: two towers and the nine places, who they are side by side, then what their orders, wings, instincts and states have in common. */
export function meetingSection(input: MatchInput): Section {
  const { t, first, second } = input;
  const places = placesFigure(input);
  return {
    id: "meeting",
    title: t("pair.meeting.title"),
    blocks: [
      towersFigure(input),
      paragraph(t("pair.meeting.towersNote"), "note"),
      ...(places ? [places, paragraph(t("pair.meeting.placesNote"), "note")] : []),
      kinshipLine(input),
      ...facts(input, first),
      ...facts(input, second),
      heading(t("pair.meeting.sideBySide")),
      ...wingLine(input),
      ...orderLines(input),
      ...instinctLines(input),
      stateLine(input),
    ],
  };
}
