import { SCREENS } from "@/config/screens";
import { ADMIN_COOKIE, USER_COOKIE } from "@/lib/platform/cookie-names";
import { redirectTarget } from "@/lib/platform/front/front";
import type { Audience, Screen } from "@/lib/platform/front/screen";

const USER = `${USER_COOKIE}=sealed`;
const ADMIN = `${ADMIN_COOKIE}=sealed`;
const VISITORS = {
  nobody: undefined,
  user: USER,
  admin: `a=b; ${ADMIN}`,
  both: `${USER}; ${ADMIN}`,
  "somebody with other cookies": `x${USER_COOKIE}=1; ${ADMIN_COOKIE}x=1; a=${USER}`,
};
type Visitor = keyof typeof VISITORS;

/** Who stays on a screen, by its audience. */
const WELCOME: Readonly<Record<Audience, readonly Visitor[]>> = {
  any: ["nobody", "user", "admin", "both", "somebody with other cookies"],
  guest: ["nobody", "user", "somebody with other cookies"],
  user: ["user", "both"],
  admin: ["admin", "both"],
};

const screens: readonly Screen[] = SCREENS;

describe.each(screens.map((screen) => [screen.path, screen] as const))("%s", (_path, screen) => {
  test.each(Object.keys(VISITORS) as Visitor[])("asked for by %s", (visitor) => {
    const stays = WELCOME[screen.audience].includes(visitor);
    expect(redirectTarget(screen, VISITORS[visitor])).toBe(stays ? null : screen.otherwise);
  });
});

test("whoever is turned away comes to a screen where they may stay", () => {
  for (const { otherwise, audience } of screens) {
    if (otherwise === undefined) continue;
    const target = screens.find(({ path }) => path === otherwise) ?? null;
    expect(target).not.toBeNull();
    for (const visitor of Object.keys(VISITORS) as Visitor[]) {
      if (!WELCOME[audience].includes(visitor)) expect(redirectTarget(target, VISITORS[visitor])).toBeNull();
    }
  }
});

test("each kind of screen turns people away where it did before", () => {
  const targetOf = (path: string) => screens.find((screen) => screen.path === path)?.otherwise;
  expect(["/rheti", "/results", "/report", "/reports", "/analytics", "/admin-login"].map(targetOf)).toEqual([
    "/",
    "/",
    "/",
    "/login",
    "/admin-login",
    "/analytics",
  ]);
});

test("an address without a screen is for everybody", () => {
  expect(redirectTarget(null, undefined)).toBeNull();
});
