import type { BlockId } from "../domain/blocks";
import type { StateKey } from "../domain/color-states";
import type { PersonalityType } from "../domain/types";
import type { BlockReply } from "../schema";

/** What the server has said of blocks and states since this page opened: the named entries carry the words that were shown. */

const descriptions = new Map<BlockId, string>();
const stateNames = new Map<string, string>();

const stateId = (state: StateKey, type: PersonalityType) => `${type} ${state}`;

export function noteBlocks(blocks: readonly BlockReply[]): void {
  for (const { id, description } of blocks) descriptions.set(id, description);
}

export function noteState(state: StateKey, type: PersonalityType, name: string): void {
  stateNames.set(stateId(state, type), name);
}

export function knownDescription(block: BlockId): string | null {
  return descriptions.get(block) ?? null;
}

export function knownStateName(state: StateKey, type: PersonalityType): string | null {
  return stateNames.get(stateId(state, type)) ?? null;
}
