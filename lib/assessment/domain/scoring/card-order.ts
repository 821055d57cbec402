import type { Card } from "../instrument/cards";
import type { EditionVersion } from "../instrument/edition";

/** FNV-1a, 32 bits: the same text gives the same number everywhere. */
function hash(text: string): number {
  return [...text].reduce((sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
}

/** Mulberry32: a small generator of numbers from 0 to below 1; equal seeds give equal rows. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Numbers from 0 to below 1 that a text alone decides: the same text gives the same ones everywhere. */
export function randomFromText(text: string): () => number {
  return generator(hash(text));
}

/**
 * The order in which a card's options are shown, as indices into `card.types`: shuffled (Fisher-Yates) by run and card,
 * so that no type stands first for everyone, and one person always meets the same order. In the first edition a card
 * for two types kept its own order.
 */
export function optionOrder(runId: string, card: Card, version: EditionVersion): readonly number[] {
  const order = card.types.map((_type, index) => index);
  if (version === 1 && order.length <= 2) return order;
  const random = randomFromText(`${runId}:${card.id}`);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? other, order[last] ?? last];
  }
  return order;
}
