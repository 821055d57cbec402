import { CHAPTER_ROLES } from "./slugs";

/** What is known of a type in one language: published texts by slug and role, a series in its order. */
export type TextLookup = (slug: string, role: string) => readonly string[];

export interface DraftRequest {
  readonly role: string;
  /** Which of several drafts of one place, from 0. */
  readonly variant: number;
  /** How the type shows in this slug's part of life, in one sentence. */
  readonly lens: string;
  /** How the state colours it, in one sentence; null without a state. */
  readonly mood: string | null;
  readonly known: TextLookup;
}

/** Where the first and the second paragraph of an overview come from, by variant. */
const OVERVIEW_SOURCES = [
  ["motivation", "blind-spots"],
  ["seen-by-others", "gifts"],
  ["at-best", "under-stress"],
] as const;
/** Whose strengths a draft starts from, by variant: chapters that are about other things each time. */
const STRENGTH_SLUGS = ["general", "leadership", "love"] as const;
const MAX_PARAGRAPH_LENGTH = 380;

const pickCyclic = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
const join = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(" ");

/** The first sentences of a text, as many as fit into a number of characters, at least one. */
export function firstSentences(text: string, maxLength: number): string {
  const [opening = ""] = text.split(/\n\s*\n/);
  const sentences = opening.match(/[^.!?।۔؟]+[.!?।۔؟]+[”"’»)]*\s*/gu) ?? [opening];
  let result = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) {
    if (result.length + sentence.trimEnd().length > maxLength) break;
    result += sentence;
  }
  return result.trim();
}

function overview({ variant, lens, mood, known }: DraftRequest): string | null {
  const [first, second] = pickCyclic(OVERVIEW_SOURCES, variant) ?? OVERVIEW_SOURCES[0];
  const [opening, turn] = [known("depth", first)[0], known("depth", second)[0]];
  if (!opening || !turn) return null;
  return `${join(lens, firstSentences(opening, MAX_PARAGRAPH_LENGTH))}\n\n${join(mood, firstSentences(turn, MAX_PARAGRAPH_LENGTH))}`;
}

function strengths({ variant, lens, mood, known }: DraftRequest): string | null {
  const own = pickCyclic(STRENGTH_SLUGS, variant) ?? STRENGTH_SLUGS[0];
  const [items] = known(own, "strengths");
  if (!items) return null;
  const [first = "", ...others] = items.split(/\n\s*\n/);
  return [join(first, mood ?? lens), ...others].join("\n\n");
}

function dailyAction({ variant, mood, lens, known }: DraftRequest): string | null {
  const task = pickCyclic(known("depth", "plan"), variant * 2);
  return task ? join(task, mood ?? lens) : null;
}

/**
 * A first draft of a text, made from what is published about the type in the same language. An editor
 * mends it; it is never published by itself. Null where nothing is known to make it from.
 */
export function composeDraft(request: DraftRequest): string | null {
  const [overviewRole, strengthsRole, dailyRole] = CHAPTER_ROLES;
  if (request.role === overviewRole) return overview(request);
  if (request.role === strengthsRole) return strengths(request);
  if (request.role === dailyRole) return dailyAction(request);
  return pickCyclic(request.known("depth", request.role), request.variant) ?? overview(request);
}
