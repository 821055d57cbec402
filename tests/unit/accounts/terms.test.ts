import { createHash } from "node:crypto";
import { TERMS_VERSIONS } from "@/lib/accounts/domain/terms";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { namespaceMessages } from "@/lib/platform/i18n/messages";

/** The texts that were agreed to, by version. */
const DIGESTS: Readonly<Record<(typeof TERMS_VERSIONS)[number], string>> = {
  "2026-11-22": "2e76bd8a56de9fae2d1825b82709953cfc7535e88dd753ee870a171db7929aa8",
};

test("the texts that people agree to are those of the present version: other words are another version", () => {
  const texts = LOCALES.map(({ code }) => {
    const { terms, privacy } = namespaceMessages(code, "ui") as Record<string, unknown>;
    return [code, terms, privacy];
  });
  const digest = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  expect(digest).toBe(DIGESTS[TERMS_VERSIONS[0]]);
});
