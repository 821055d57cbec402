/**
 * How a language writes a share of 0 to 1 in whole percents: "60%". Urdu writes the word, as its texts do.
 * @param tag a BCP 47 tag
 */
export function percentFormat(tag: string): (share: number) => string {
  const isWord = new Intl.Locale(tag).language === "ur";
  const format = new Intl.NumberFormat(tag, {
    ...(isWord ? { style: "unit", unit: "percent", unitDisplay: "long" } : { style: "percent" }),
    maximumFractionDigits: 0,
  });
  return (share) => format.format(isWord ? 100 * share : share);
}
