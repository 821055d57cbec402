import leadership from "@/messages/en/situations-leadership.json";
import love from "@/messages/en/situations-love.json";

/** Words that say who or what is meant, before the text goes on with "they". */
const NAMED =
  /\b(?:the one|those|others?|people|person|every(?:one|body)|some(?:one|body)|whoever|family|children|face|team|board|matters|meetings)\b/iu;
const PRONOUN = /\b(?:they|them|their)\b/iu;

const openings = Object.entries({ love, leadership }).flatMap(([theme, types]) =>
  Object.entries(types).flatMap(([type, { days }]) =>
    Object.entries(days).map(([band, text]) => [`${theme} ${type} ${band}`, text] as const),
  ),
);

/** The main chapter of these reports begins with one of the texts, so nobody has been named before. */
test.each(openings)("%s says who somebody is before it says “they”", (_, text) => {
  const at = text.search(PRONOUN);
  if (at >= 0) expect(text.slice(0, at)).toMatch(NAMED);
});
