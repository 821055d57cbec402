import { type APIResponse, expect } from "@playwright/test";
import { ERROR_STATUS } from "@/lib/platform/errors/codes";

/** Expects the one shape of failure, with a code that fits the status, and nothing of the inside. */
export async function expectProblem(response: APIResponse, status: number): Promise<void> {
  const text = await response.text();
  expect(response.status(), text.slice(0, 200)).toBe(status);
  expect(response.headers()["content-type"]).toContain("application/json");
  const body = JSON.parse(text);
  expect(body.error).toEqual(expect.stringMatching(/\p{L}{2,}/u));
  expect(body.message).toBe(body.error);
  expect(ERROR_STATUS[body.code as keyof typeof ERROR_STATUS]).toBe(status);
  expect(Object.keys(body).filter((key) => !["error", "message", "code", "issues", "ok"].includes(key))).toEqual([]);
  if ("ok" in body) expect(body.ok).toBe(false);
  for (const issue of body.issues ?? [])
    expect(issue).toEqual({ path: expect.any(String), message: expect.any(String) });
  expect(text).not.toMatch(/prisma|node_modules|postgres|stack/i);
}
