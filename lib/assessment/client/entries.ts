import { readStoredJson, removeStored, STORAGE_KEYS, warnBroken, writeStored } from "@/lib/platform/browser-storage";
import { type BlockId, isBlockId } from "../domain/blocks";
import { CARDS } from "../domain/cards";
import { type ColorSelection, STATES_TO_CHOOSE } from "../domain/color-selection";
import { COLOR_STATES, type StateKey } from "../domain/color-states";
import type { AssessmentDraft, Stamped } from "../domain/draft";
import { allCardsAnswered, chosenBlock, colorSelection, storedConfidence, workingType } from "../domain/readings";
import type { PersonalityType } from "../domain/types";
import { knownDescription, knownStateName } from "./entry-words";

/** The three named entries: a person's hero moments, block and states as this browser keeps them beside the draft. */

type Entry = Readonly<Record<string, unknown>>;
type EntryName = "heroMoments" | "buildingBlocks" | "innerProfile";
const NAMES: readonly EntryName[] = ["heroMoments", "buildingBlocks", "innerProfile"];

export function isRecord(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** This person's entry; null when there is none or it is somebody else's. @throws TypeError when it is broken. */
function ownEntry(name: EntryName, userId: string): Entry | null {
  const key = STORAGE_KEYS[name];
  const entry = readStoredJson(key);
  if (entry === null) return null;
  if (!isRecord(entry)) throw new TypeError(key);
  return entry.userId === userId ? entry : null;
}

const isState = (value: unknown): value is StateKey => (COLOR_STATES as readonly unknown[]).includes(value);
const isShare = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function timeOf(value: unknown): number {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  if (!Number.isFinite(time)) throw new TypeError("no time");
  return time;
}

function heroIn({ responses }: Entry): AssessmentDraft["hero"] {
  if (!Array.isArray(responses)) throw new TypeError(STORAGE_KEYS.heroMoments);
  const answers = responses.map((response: unknown): [string, Stamped<number>] => {
    const { cardId, optionIndex, timestamp } = isRecord(response) ? response : {};
    const card = CARDS.find(({ id }) => id === cardId);
    if (!card || typeof optionIndex !== "number" || card.types[optionIndex] === undefined)
      throw new TypeError(STORAGE_KEYS.heroMoments);
    return [card.id, { value: optionIndex, at: timeOf(timestamp) }];
  });
  return Object.fromEntries(answers);
}

function blockIn({ selectedBlock }: Entry): BlockId {
  const id = isRecord(selectedBlock) ? selectedBlock.id : null;
  if (!isBlockId(id)) throw new TypeError(STORAGE_KEYS.buildingBlocks);
  return id;
}

function colorsIn({ selectedStates, distribution }: Entry): ColorSelection {
  const { primary, secondary } = isRecord(distribution) ? distribution : {};
  const fits =
    Array.isArray(selectedStates) &&
    selectedStates.every(isState) &&
    new Set(selectedStates).size === selectedStates.length &&
    selectedStates.length <= STATES_TO_CHOOSE &&
    isShare(primary) &&
    isShare(secondary) &&
    primary + secondary === 100;
  if (!fits) throw new TypeError(STORAGE_KEYS.innerProfile);
  return { selectedStates, distribution: { primary, secondary } };
}

/**
 * A run with what this person's entries hold, for a browser that has them and no draft; null without them, and with a
 * warning when one of them is broken. `empty` is the run to begin from.
 */
export function draftFromEntries(userId: string, empty: AssessmentDraft): AssessmentDraft | null {
  let reading: EntryName = "heroMoments";
  const read = (name: EntryName) => {
    reading = name;
    return ownEntry(name, userId);
  };
  try {
    const at = empty.startedAt;
    const hero = read("heroMoments");
    const answers = hero ? heroIn(hero) : {};
    const blocks = read("buildingBlocks");
    const block = blocks && { value: blockIn(blocks), at };
    const profile = read("innerProfile");
    const colors = profile && { value: colorsIn(profile), at };
    if (!hero && !block && !colors) return null;
    return { ...empty, hero: answers, block, colors, sample: hero?.sample === true };
  } catch {
    warnBroken(STORAGE_KEYS[reading]);
    return null;
  }
}

const iso = (at: number) => new Date(at).toISOString();

function heroEntry(draft: AssessmentDraft): Entry | null {
  const personalityType = workingType(draft);
  const given = Object.entries(draft.hero).filter(([, { value }]) => value !== null);
  if (!personalityType || (given.length === 0 && !draft.sample)) return null;
  const last = Math.max(draft.startedAt, ...given.map(([, { at }]) => at));
  return {
    personalityType,
    confidence: storedConfidence(draft),
    responses: given.map(([cardId, { value, at }]) => ({ cardId, optionIndex: value, timestamp: iso(at) })),
    completedAt: draft.sample || allCardsAnswered(draft) ? iso(last) : null,
    sample: draft.sample,
  };
}

/** What stood in the entry before, where it speaks of the same. */
function before(name: EntryName, userId: string): Entry {
  try {
    return ownEntry(name, userId) ?? {};
  } catch {
    return {};
  }
}

function blockEntry(draft: AssessmentDraft, userId: string): Entry | null {
  const block = chosenBlock(draft);
  if (!block) return null;
  const { selectedBlock } = before("buildingBlocks", userId);
  const kept = isRecord(selectedBlock) && selectedBlock.id === block.id ? selectedBlock.description : null;
  return { selectedBlock: { ...block, description: knownDescription(block.id) ?? kept ?? null } };
}

function profileEntry(draft: AssessmentDraft, userId: string): Entry | null {
  const { selectedStates, distribution } = colorSelection(draft);
  if (!draft.colors || selectedStates.length === 0) return null;
  const personalityType = workingType(draft);
  const kept = before("innerProfile", userId);
  const nameOf = (state: StateKey | undefined, type: PersonalityType | null) => {
    if (!state || !type) return null;
    const known = knownStateName(state, type);
    if (known || kept.personalityType !== type) return known;
    if (kept.primaryState === state) return kept.primaryStateName ?? null;
    return kept.secondaryState === state ? (kept.secondaryStateName ?? null) : null;
  };
  const [primaryState, secondaryState] = selectedStates;
  return {
    selectedStates,
    distribution,
    primaryState: primaryState ?? null,
    secondaryState: secondaryState ?? null,
    primaryStateName: nameOf(primaryState, personalityType),
    secondaryStateName: nameOf(secondaryState, personalityType),
    personalityType,
    completedAt: selectedStates.length === STATES_TO_CHOOSE ? iso(draft.colors.at) : null,
  };
}

/** Keeps what the draft holds, each entry with whose it is; an entry whose part is gone goes too. */
export function writeEntries(userId: string, draft: AssessmentDraft): void {
  const entries: Readonly<Record<EntryName, Entry | null>> = {
    heroMoments: heroEntry(draft),
    buildingBlocks: blockEntry(draft, userId),
    innerProfile: profileEntry(draft, userId),
  };
  for (const name of NAMES) {
    const entry = entries[name];
    if (entry) writeStored(STORAGE_KEYS[name], JSON.stringify({ userId, ...entry }));
    else removeStored(STORAGE_KEYS[name]);
  }
}

/** Removes the three named entries. */
export function clearEntries(): void {
  for (const name of NAMES) removeStored(STORAGE_KEYS[name]);
}
