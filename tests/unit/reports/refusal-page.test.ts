import { htmlProblemResponse } from "@/app/api/_html";
import { AppError } from "@/lib/platform/errors/app-error";
import { problemResponse } from "@/lib/platform/http/problem";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";

const ADDRESS = "http://localhost/api/reports/love/4/pdf?report=1&lang=en";
const REFUSALS = [
  [new AppError("unauthenticated"), 401, "/login"],
  [new AppError("rate_limited", { retryAfter: 60 }), 429, "/api/reports/love/4/pdf?report=1&amp;lang=en"],
  [new AppError("unavailable", { retryAfter: 5 }), 503, "/api/reports/love/4/pdf?report=1&amp;lang=en"],
  [new AppError("not_found"), 404, "/"],
] as const;

describe.each(LOCALES)("a refused report in $code", ({ code, dir }) => {
  const refused = (error: AppError, accept: string) =>
    htmlProblemResponse(problemResponse(error, code, "id"), new Request(ADDRESS, { headers: { accept } }), code);

  test.each(REFUSALS)("is a page that says why and leads on (%#)", async (error, status, href) => {
    const answer = await refused(error, "text/html,application/xhtml+xml,*/*;q=0.8");
    const html = await answer.text();
    const { message } = (await (await refused(error, "application/json")).json()) as { message: string };
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
    expect(answer.headers.get("retry-after")).toBe(error.retryAfter === undefined ? null : String(error.retryAfter));
    expect(html).toContain(`<html lang="${code}" dir="${dir}">`);
    expect(html).toContain(message.replaceAll("'", "&#x27;"));
    expect(html).toContain(`href="${href}"`);
  });

  test("is data for a program", async () => {
    const answer = await refused(new AppError("not_found"), "*/*");
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(await answer.json()).toMatchObject({ code: "not_found", message: translator(code)("errors.not_found") });
  });
});
