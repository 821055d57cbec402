import { callout, heading, list, paragraph } from "../blocks";
import type { Block, Section } from "../document";
import { typeName } from "../report-input";
import type { PairInput, PairPerson } from "./pair-input";

/** The two, or one entry for both where they share a type: the same words are not said twice. */
function voices({ t, first, second }: PairInput): readonly { readonly person: PairPerson; readonly title: string }[] {
  const title = ({ name, side }: PairPerson) => t("pair.person", { name, type: typeName({ t }, side.type) });
  if (first.side.type !== second.side.type) return [first, second].map((person) => ({ person, title: title(person) }));
  return [{ person: first, title: t("pair.bothPersons", { type: typeName({ t }, first.side.type) }) }];
}

/** What each of the two gives the other, and what it takes for them to feel at ease. */
export function bringsSection(input: PairInput): Section {
  const { t } = input;
  return {
    id: "brings",
    title: t("pair.brings.title"),
    blocks: voices(input).flatMap(({ person: { side }, title }): readonly Block[] => [
      heading(title),
      list("terms", [
        { term: t("pair.brings.offers"), text: t(`pair.offers.${side.type}`) },
        { term: t("pair.brings.needs"), text: t(`pair.needs.${side.type}`) },
      ]),
    ]),
  };
}

/** Where it rubs: what each pattern easily takes the other's ways for. */
export function frictionSection(input: PairInput): Section {
  const { t, reading } = input;
  return {
    id: "friction",
    title: t("pair.friction.title"),
    blocks: [
      paragraph(t("pair.friction.lead"), "lead"),
      ...voices(input).flatMap(({ person: { side }, title }): readonly Block[] => [
        heading(title),
        paragraph(t(`pair.misreads.${side.type}`)),
      ]),
      ...(reading.kinship === "same" ? [paragraph(t("pair.friction.same"))] : []),
      paragraph(t(`pair.friction.instincts.${reading.instincts}`)),
    ],
  };
}

/** One conversation: a question from each side, and how to hold it. */
export function conversationSection(input: PairInput): Section {
  const { t, first, second } = input;
  const steps = ["sit", "ask", "swap", "close"] as const;
  return {
    id: "conversation",
    title: t("pair.conversation.title"),
    blocks: [
      paragraph(t("pair.conversation.lead"), "lead"),
      ...voices(input).map(({ person: { side }, title }) => callout("action", title, t(`pair.asks.${side.type}`))),
      list(
        "steps",
        steps.map((step) => ({
          term: t(`pair.conversation.steps.${step}.title`),
          text: t(`pair.conversation.steps.${step}.text`, { first: first.name, second: second.name }),
        })),
      ),
    ],
  };
}

/** What the comparison rests on, what it cannot say, and how it ends. */
export function pairMethodSection({ t, sample }: PairInput): Section {
  return {
    id: "method",
    title: t("report.method.title"),
    blocks: [
      paragraph(t("pair.method.how")),
      paragraph(t("pair.method.places")),
      paragraph(t("pair.method.limits")),
      paragraph(t(sample ? "pair.method.sample" : "pair.method.consent"), "note"),
    ],
  };
}
