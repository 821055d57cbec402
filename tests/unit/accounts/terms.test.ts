import { createHash } from "node:crypto";
import { TERMS_VERSIONS } from "@/lib/accounts/domain/terms";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { namespaceMessages } from "@/lib/platform/i18n/messages";

/** The texts that were agreed to, by version. */
const DIGESTS: Readonly<Record<(typeof TERMS_VERSIONS)[number], string>> = {
  "2026-11-24": "64620ee1bf5516415c963d54c0c47f812ac1a5d96f1211ecec7bce92ca091872",
  "2026-11-23": "ed40d3b454a214317c191883a3ab47662bc466c6a35a30c2297006f8f0fe13af",
  "2026-11-22": "21f15a20d2848b92c2f5e9b9cdbaf70626ce8fcdc0fd88a2448c7f494afce56d",
};

test("the texts that people agree to are those of the present version: other words are another version", () => {
  const texts = LOCALES.map(({ code }) => {
    const { terms, privacy } = namespaceMessages(code, "ui") as Record<string, unknown>;
    return [code, terms, privacy];
  });
  const digest = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  expect(digest).toBe(DIGESTS[TERMS_VERSIONS[0]]);
});
