import { heading, list, paragraph } from "../document/content-blocks";
import type { ContentBlock, Section } from "../document/document";
import { typeName } from "../report-input";
import { placesFigure, towersFigure } from "./match-figures";
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
      {
        term: t("report.answer.terms.states"),
        text: t("pair.meeting.statesValue", {
          first: t(`state.levels.${states[0]}.label`),
          second: t(`state.levels.${states[1]}.label`),
        }),
      },
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

/** Which instinct comes first for the one and last for the other, by name; nothing where none does. */
function crossings({ t, first, second }: MatchInput): readonly ContentBlock[] {
  return [
    [first, second],
    [second, first],
  ].flatMap(([one, other]) => {
    const instinct = one?.side.instincts.dominant;
    if (!one || !other || !instinct || instinct !== other.side.instincts.blind) return [];
    const names = { instinct: t(`subtypes.instincts.${instinct}.name`), one: one.name, other: other.name };
    return [paragraph(t("pair.meeting.crossing", names))];
  });
}

function stateLine({ t, reading }: MatchInput): ContentBlock {
  const [one, two] = reading.states.map((state) => t(`state.levels.${state}.label`));
  if (two) return paragraph(t("pair.meeting.statesBoth", { one: one ?? "", two }));
  return paragraph(one ? t("pair.meeting.statesOne", { one }) : t("pair.meeting.statesNone"));
}

/** How the two meet: two towers and the nine places, who they are side by side, then what their orders, wings, instincts and states have in common. */
export function meetingSection(input: MatchInput): Section {
  const { t, reading, first, second } = input;
  const names = { first: typeName({ t }, first.side.type), second: typeName({ t }, second.side.type) };
  const places = placesFigure(input);
  return {
    id: "meeting",
    title: t("pair.meeting.title"),
    blocks: [
      towersFigure(input),
      ...(places ? [places, paragraph(t("pair.meeting.placesNote"), "note")] : []),
      paragraph(t(`pair.meeting.kinship.${reading.typeRelation}`, names), "lead"),
      ...facts(input, first),
      ...facts(input, second),
      heading(t("pair.meeting.sideBySide")),
      ...wingLine(input),
      ...orderLines(input),
      ...(reading.instincts === "crossed" ? crossings(input) : []),
      paragraph(t(`pair.meeting.instincts.${reading.instincts}`)),
      stateLine(input),
    ],
  };
}
