import {
  readStoredJson,
  removeStored,
  STORAGE_KEYS,
  warnUnreadable,
  writeStored,
} from "@/lib/platform/browser-storage";
import { type BlockId, isBlockId } from "../domain/instrument/blocks";
import { CARDS } from "../domain/instrument/cards";
import {
  COLOR_STATES,
  type ColorSelection,
  REQUIRED_STATES,
  type StateKey,
} from "../domain/instrument/color-selection";
import type { PersonalityType } from "../domain/instrument/types";
import type { AssessmentRun, Timestamped } from "../domain/run/assessment-run";
import { allCardsAnswered, chosenBlock, colorSelection, storedConfidence, workingType } from "../domain/run/selectors";
import type { BlockReply } from "../schema/step-texts";

/** The three named entries that local storage keeps beside a run, made from it. */

type SpecEntry = Readonly<Record<string, unknown>>;
type EntryName = "heroMoments" | "buildingBlocks" | "innerProfile";
const ENTRY_NAMES: readonly EntryName[] = ["heroMoments", "buildingBlocks", "innerProfile"];

export function isRecord(value: unknown): value is SpecEntry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** This person's entry; null when there is none or it is somebody else's. @throws TypeError when it is broken. */
function readOwnEntry(name: EntryName, userId: string): SpecEntry | null {
  const key = STORAGE_KEYS[name];
  const entry = readStoredJson(key);
  if (entry === null) return null;
  if (!isRecord(entry)) throw new TypeError(key);
  return entry.userId === userId ? entry : null;
}

const isState = (value: unknown): value is StateKey => (COLOR_STATES as readonly unknown[]).includes(value);
const isShare = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function parseTime(value: unknown): number {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  if (!Number.isFinite(time)) throw new TypeError("no time");
  return time;
}

function parseHero({ responses }: SpecEntry): AssessmentRun["hero"] {
  if (!Array.isArray(responses)) throw new TypeError(STORAGE_KEYS.heroMoments);
  const answers = responses.map((response: unknown): [string, Timestamped<number>] => {
    const { cardId, optionIndex, timestamp } = isRecord(response) ? response : {};
    const card = CARDS.find(({ id }) => id === cardId);
    if (!card || typeof optionIndex !== "number" || card.types[optionIndex] === undefined)
      throw new TypeError(STORAGE_KEYS.heroMoments);
    return [card.id, { value: optionIndex, at: parseTime(timestamp) }];
  });
  return Object.fromEntries(answers);
}

function parseBlock({ selectedBlock }: SpecEntry): BlockId {
  const id = isRecord(selectedBlock) ? selectedBlock.id : null;
  if (!isBlockId(id)) throw new TypeError(STORAGE_KEYS.buildingBlocks);
  return id;
}

function parseColors({ selectedStates, distribution }: SpecEntry): ColorSelection {
  const { primary, secondary } = isRecord(distribution) ? distribution : {};
  const isValid =
    Array.isArray(selectedStates) &&
    selectedStates.every(isState) &&
    new Set(selectedStates).size === selectedStates.length &&
    selectedStates.length <= REQUIRED_STATES &&
    isShare(primary) &&
    isShare(secondary) &&
    primary + secondary === 100;
  if (!isValid) throw new TypeError(STORAGE_KEYS.innerProfile);
  return { selectedStates, distribution: { primary, secondary } };
}

/**
 * A run with what this person's entries hold, for a browser that has them and no run; null without them, and with a
 * warning when one of them is broken. `empty` is the run to begin from.
 */
export function runFromEntries(userId: string, empty: AssessmentRun): AssessmentRun | null {
  let reading: EntryName = "heroMoments";
  const read = (name: EntryName) => {
    reading = name;
    return readOwnEntry(name, userId);
  };
  try {
    const at = empty.startedAt;
    const hero = read("heroMoments");
    const answers = hero ? parseHero(hero) : {};
    const blocks = read("buildingBlocks");
    const block = blocks && { value: parseBlock(blocks), at };
    const profile = read("innerProfile");
    const colors = profile && { value: parseColors(profile), at };
    if (!hero && !block && !colors) return null;
    return { ...empty, hero: answers, block, colors, sample: hero?.sample === true };
  } catch {
    warnUnreadable(STORAGE_KEYS[reading]);
    return null;
  }
}

/** The texts of blocks and states that the server has sent since this page opened: the named entries carry the words that were shown. */

const descriptions = new Map<BlockId, string>();
const stateNames = new Map<string, string>();

const stateId = (state: StateKey, type: PersonalityType) => `${type} ${state}`;

export function cacheBlockDescriptions(blocks: readonly BlockReply[]): void {
  for (const { id, description } of blocks) descriptions.set(id, description);
}

export function cacheStateName(state: StateKey, type: PersonalityType, name: string): void {
  stateNames.set(stateId(state, type), name);
}

const cachedDescription = (block: BlockId): string | null => descriptions.get(block) ?? null;

const cachedStateName = (state: StateKey, type: PersonalityType): string | null =>
  stateNames.get(stateId(state, type)) ?? null;

const toIso = (at: number) => new Date(at).toISOString();

function heroEntry(run: AssessmentRun): SpecEntry | null {
  const personalityType = workingType(run);
  const chosen = Object.entries(run.hero).filter(([, { value }]) => value !== null);
  if (!personalityType || (chosen.length === 0 && !run.sample)) return null;
  const last = Math.max(run.startedAt, ...chosen.map(([, { at }]) => at));
  return {
    personalityType,
    confidence: storedConfidence(run),
    responses: chosen.map(([cardId, { value, at }]) => ({ cardId, optionIndex: value, timestamp: toIso(at) })),
    completedAt: run.sample || allCardsAnswered(run) ? toIso(last) : null,
    sample: run.sample,
  };
}

/** What stood in the entry before, where it speaks of the same. */
function previousEntry(name: EntryName, userId: string): SpecEntry {
  try {
    return readOwnEntry(name, userId) ?? {};
  } catch {
    return {};
  }
}

function blockEntry(run: AssessmentRun, userId: string): SpecEntry | null {
  const block = chosenBlock(run);
  if (!block) return null;
  const { selectedBlock } = previousEntry("buildingBlocks", userId);
  const previousDescription =
    isRecord(selectedBlock) && selectedBlock.id === block.id ? selectedBlock.description : null;
  return { selectedBlock: { ...block, description: cachedDescription(block.id) ?? previousDescription ?? null } };
}

function profileEntry(run: AssessmentRun, userId: string): SpecEntry | null {
  const { selectedStates, distribution } = colorSelection(run);
  if (!run.colors || selectedStates.length === 0) return null;
  const personalityType = workingType(run);
  const previous = previousEntry("innerProfile", userId);
  const nameOf = (state: StateKey | undefined, type: PersonalityType | null) => {
    if (!state || !type) return null;
    const known = cachedStateName(state, type);
    if (known || previous.personalityType !== type) return known;
    if (previous.primaryState === state) return previous.primaryStateName ?? null;
    return previous.secondaryState === state ? (previous.secondaryStateName ?? null) : null;
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
    completedAt: selectedStates.length === REQUIRED_STATES ? toIso(run.colors.at) : null,
  };
}

/** Keeps what the run holds, each entry with whose it is; an entry whose part is gone goes too. */
export function writeEntries(userId: string, run: AssessmentRun): void {
  const entries: Readonly<Record<EntryName, SpecEntry | null>> = {
    heroMoments: heroEntry(run),
    buildingBlocks: blockEntry(run, userId),
    innerProfile: profileEntry(run, userId),
  };
  for (const name of ENTRY_NAMES) {
    const entry = entries[name];
    if (entry) writeStored(STORAGE_KEYS[name], JSON.stringify({ userId, ...entry }));
    else removeStored(STORAGE_KEYS[name]);
  }
}

/** Removes the three named entries. */
export function clearEntries(): void {
  for (const name of ENTRY_NAMES) removeStored(STORAGE_KEYS[name]);
}
