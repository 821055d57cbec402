import { createHash } from "node:crypto";
import { TERMS_VERSIONS } from "@/lib/accounts/domain/terms";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { namespaceMessages } from "@/lib/platform/i18n/messages";

/** The texts that were agreed to, by version. */
const DIGESTS: Readonly<Record<(typeof TERMS_VERSIONS)[number], string>> = {
  "2026-11-23": "bb4bd8b4e5dc3b86961d8cfdaaf8a618bd8b9ea081e443b9ddad59b3c90aa543",
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
