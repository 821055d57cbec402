import { callout, heading, list, paragraph } from "../document/content-blocks";
import type { ContentBlock, Section } from "../document/document";
import { typeName } from "../report-input";
import type { MatchInput, MatchPerson } from "./match-input";

/** The two, or one entry for both where they share a type: the same words are not said twice. */
export function distinctPeople({
  t,
  first,
  second,
}: MatchInput): readonly { readonly person: MatchPerson; readonly title: string }[] {
  const title = ({ name, side }: MatchPerson) => t("pair.person", { name, type: typeName({ t }, side.type) });
  if (first.side.type !== second.side.type) return [first, second].map((person) => ({ person, title: title(person) }));
  return [{ person: first, title: t("pair.bothPersons", { type: typeName({ t }, first.side.type) }) }];
}

/** What each of the two gives the other, and what it takes for them to feel at ease. */
export function bringsSection(input: MatchInput): Section {
  const { t } = input;
  return {
    id: "brings",
    title: t("pair.brings.title"),
    blocks: distinctPeople(input).flatMap(({ person: { side }, title }): readonly ContentBlock[] => [
      heading(title),
      list("terms", [
        { term: t("pair.brings.offers"), text: t(`pair.offers.${side.type}`) },
        { term: t("pair.brings.needs"), text: t(`pair.needs.${side.type}`) },
      ]),
    ]),
  };
}

/** Where it rubs: what each pattern easily takes the other's ways for. */
export function frictionSection(input: MatchInput): Section {
  const { t, reading } = input;
  return {
    id: "friction",
    title: t("pair.friction.title"),
    blocks: [
      paragraph(t("pair.friction.lead"), "lead"),
      ...distinctPeople(input).flatMap(({ person: { side }, title }): readonly ContentBlock[] => [
        heading(title),
        paragraph(t(`pair.misreads.${side.type}`)),
      ]),
      ...(reading.typeRelation === "same" ? [paragraph(t("pair.friction.same"))] : []),
      paragraph(t(`pair.friction.instincts.${reading.instincts}`)),
    ],
  };
}

/** One conversation: a question from each side, and how to hold it. */
export function conversationSection(input: MatchInput): Section {
  const { t, first, second, reading } = input;
  const steps = ["sit", "ask", "swap", "close"] as const;
  const names = { first: first.name, second: second.name };
  const textOf = (step: (typeof steps)[number]) =>
    step === "swap" && reading.typeRelation === "same"
      ? t("pair.conversation.steps.swap.textSame")
      : t(`pair.conversation.steps.${step}.text`, names);
  return {
    id: "conversation",
    title: t("pair.conversation.title"),
    blocks: [
      paragraph(t("pair.conversation.lead"), "lead"),
      ...distinctPeople(input).map(({ person: { side }, title }) =>
        callout("action", title, t(`pair.asks.${side.type}`)),
      ),
      list(
        "steps",
        steps.map((step) => ({
          term: t(`pair.conversation.steps.${step}.title`),
          text: textOf(step),
        })),
      ),
    ],
  };
}

/** What the comparison rests on, what it cannot say, and how it ends. */
export function matchMethodSection({ t, sample }: MatchInput): Section {
  return {
    id: "method",
    title: t("report.method.titleBrief"),
    blocks: [
      paragraph(t("pair.method.how")),
      paragraph(t("pair.method.places")),
      paragraph(t("pair.method.limits")),
      paragraph(t(sample ? "pair.method.sample" : "pair.method.consent"), "note"),
    ],
  };
}
