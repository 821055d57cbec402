import { AppError } from "@/lib/platform/errors/app-error";
import { problemResponse } from "@/lib/platform/http/problem";
import type { Locale } from "@/lib/platform/i18n/locales";

async function sentence(retryAfter: number, locale: Locale = "en"): Promise<string> {
  const response = problemResponse(new AppError("rate_limited", { retryAfter }), locale, "request");
  expect(response.headers.get("retry-after")).toBe(String(retryAfter));
  return (await response.json()).message;
}

test.each([
  [1, "1 minute"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [600, "10 minutes"],
  [5_340, "89 minutes"],
  [5_341, "2 hours"],
  [86_400, "24 hours"],
])("who has to wait %d seconds reads %s", async (seconds, words) => {
  expect(await sentence(seconds)).toBe(`Too many tries in a short time. Please try again in ${words}.`);
});

test.each<[Locale, string, string]>([
  ["hi-G4", "10 मिनट बाद", "2 घंटे बाद"],
  ["hi-Latn", "10 minute baad", "2 ghante baad"],
  ["ur-G4", "10 منٹ بعد", "2 گھنٹے بعد"],
])("in %s as well", async (locale, minutes, hours) => {
  expect(await sentence(600, locale)).toContain(minutes);
  expect(await sentence(7_200, locale)).toContain(hours);
});
