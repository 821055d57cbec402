/** The three areas over which ten tokens are placed. */
export const INSTINCTS = ["self", "oneToOne", "social"] as const;
export type Instinct = (typeof INSTINCTS)[number];
export type TokenCounts = Readonly<Record<Instinct, number>>;

export const TOKEN_COUNT = 10;
export const NO_TOKENS: TokenCounts = { self: 0, oneToOne: 0, social: 0 };

/** How many of the ten tokens lie somewhere. */
export function placedTokens(counts: TokenCounts): number {
  return INSTINCTS.reduce((sum, instinct) => sum + counts[instinct], 0);
}

/** Adds a token to an area; a full board stays as it is. */
export function addToken(counts: TokenCounts, instinct: Instinct): TokenCounts {
  return placedTokens(counts) >= TOKEN_COUNT ? counts : { ...counts, [instinct]: counts[instinct] + 1 };
}

/** Takes a token from an area; an empty area stays empty. */
export function removeToken(counts: TokenCounts, instinct: Instinct): TokenCounts {
  return counts[instinct] === 0 ? counts : { ...counts, [instinct]: counts[instinct] - 1 };
}

export interface InstinctStack {
  readonly dominant: Instinct;
  readonly secondary: Instinct;
  readonly blind: Instinct;
  /** True when two areas hold equally many tokens, so that their order says nothing. */
  readonly tied: boolean;
}

/** Orders the areas by their tokens, most first; equal counts keep the order of `INSTINCTS`. */
export function instinctStack(counts: TokenCounts): InstinctStack {
  const [dominant, secondary, blind] = [...INSTINCTS].sort((a, b) => counts[b] - counts[a]) as [
    Instinct,
    Instinct,
    Instinct,
  ];
  const tied = counts[dominant] === counts[secondary] || counts[secondary] === counts[blind];
  return { dominant, secondary, blind, tied };
}
