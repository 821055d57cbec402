import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test("no script hands a condition on: the server's threads would take it over, and draw no PDF", () => {
  for (const script of Object.values(scripts)) expect(script).not.toMatch(/NODE_OPTIONS|--conditions/);
});

test("what serves takes the place of its shell, so that signals reach it", () => {
  for (const name of ["up", "start", "dev"]) expect(scripts[name]).toMatch(/(?:^|&& )exec node generated\/server\.mjs/);
});
