/** Standard normal quantile of a two-sided interval of 95 %. */
const Z = 1.959963984540054;

export interface Interval {
  /** Shares, 0 to 1. */
  readonly low: number;
  readonly high: number;
}

/**
 * The 95 % score interval of a share: `hits` of `trials`, whole numbers. It stays within 0 and 1 and holds for few
 * trials too; with none it is all of 0 to 1. E. B. Wilson (1927), Journal of the American Statistical Association 22.
 */
export function wilsonInterval(hits: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = hits / trials;
  const spread = 1 + Z ** 2 / trials;
  const middle = (share + Z ** 2 / (2 * trials)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
