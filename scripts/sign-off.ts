/**
 * What was read together in all four languages. `npm run sign-off` lists the texts of which a language changed since, with all
 * four; `npm run sign-off -- keep` notes that somebody has read them side by side and that they say the same.
 */
import { writeFileSync } from "node:fs";
import { changedTexts, SIGN_OFF_FILE, textMarks } from "../tests/support/sign-off";

const changed = changedTexts();
if (process.argv[2] === "keep") {
  writeFileSync(SIGN_OFF_FILE, `${JSON.stringify(textMarks(), null, 1)}\n`);
  console.log(`${changed.length} texts are signed off.`);
} else {
  for (const { key, texts } of changed) {
    console.log(`\n${key}`);
    for (const [locale, text] of Object.entries(texts)) console.log(`  ${locale}: ${text}`);
  }
  console.log(`\n${changed.length} texts to be read in all four languages; then: npm run sign-off -- keep`);
}
