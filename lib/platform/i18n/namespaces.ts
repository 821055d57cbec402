/**
 * The files of `messages/{language}/`. `rheti1` and `hero1` are the statements and scenes of the instrument's first edition:
 * runs that were taken with them keep them. `evidence` retells the statements of the second as sentences, for reports.
 * `portraits` holds the nine without names, one text a type.
 */
export const NAMESPACES = [
  "ui",
  "rheti",
  "rheti1",
  "evidence",
  "state",
  "hero",
  "hero1",
  "blocks",
  "subtypes",
  "portraits",
  "admin",
] as const;
