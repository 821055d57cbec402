/**
 * The files of `messages/{language}/`. `home` is what a person who is signed in meets everywhere: the menu, the card of their run,
 * the list of their results. `rheti1` and `hero1` are the statements and scenes of the instrument's first edition:
 * runs that were taken with them keep them. `evidence` retells the statements of the second as sentences, for reports.
 * `portraits` holds the nine without names, one text a type. The others are pieces of reports: `lookalikes` sets two types
 * side by side, `movement` tells what changes with a type's states and areas, `withme` is the page to hand on, and each
 * `situations-*` tells what wing, states and first area make of a theme. `types` frames the public pages about the nine.
 */
export const NAMESPACES = [
  "ui",
  "home",
  "rheti",
  "rheti1",
  "evidence",
  "state",
  "hero",
  "hero1",
  "blocks",
  "subtypes",
  "portraits",
  "lookalikes",
  "movement",
  "withme",
  "situations-love",
  "situations-wealth",
  "situations-corporate",
  "situations-career",
  "situations-health",
  "situations-leadership",
  "types",
  "admin",
] as const;
