import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test("what starts the server hands it no condition: its threads would take it over, and draw no PDF", () => {
  for (const name of ["up", "start", "dev", "build"]) expect(scripts[name]).not.toContain("NODE_OPTIONS");
  expect(scripts.up).toContain("--conditions=react-server");
});
