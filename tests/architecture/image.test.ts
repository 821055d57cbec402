import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const dockerfile = readFileSync("Dockerfile", "utf8");
const configuration = readFileSync("lib/platform/env.ts", "utf8");

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()).optional(),
      read_only: z.boolean().optional(),
      stop_grace_period: z.string().optional(),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
    }),
  ),
});
const { services } = composeSchema.parse(parse(readFileSync("compose.yaml", "utf8"), { merge: true }));
const copies = ["first", "second"].map((name) => services[name]);

test("the image takes what is in the repository or made by the build, and starts what npm start starts", () => {
  const taken = [...dockerfile.matchAll(/^COPY --from=build \/app\/(.*) \S+$/gm)].flatMap(([, paths = ""]) =>
    paths.split(/\s+(?:\/app\/)?/),
  );
  const made = [".next", "generated", "node_modules"];
  expect(taken.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([]);
  const { start } = JSON.parse(readFileSync("package.json", "utf8")).scripts;
  expect(start).toBe("exec node generated/server.mjs");
  expect(dockerfile).toContain('CMD ["node", "generated/server.mjs"]');
});

test("the image runs without rights", () => {
  const [, last = ""] = dockerfile.split(/^FROM .*\n(?![\s\S]*^FROM )/m);
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
});

test("the two copies are the same, read-only, and have time to stop", () => {
  expect(copies[0]).toEqual(copies[1]);
  expect(copies[0]).toMatchObject({ read_only: true, stop_grace_period: "15s" });
});

test("the copies set variables that exist, and name services that exist", () => {
  const names = Object.keys(copies[0]?.environment ?? {});
  expect(names).toContain("SESSION_SECRET");
  expect(names.filter((name) => !new RegExp(`^  ${name}: `, "m").test(configuration))).toEqual([]);
  const wanted = Object.values(services).flatMap(({ depends_on: others = [] }) =>
    Array.isArray(others) ? others : Object.keys(others),
  );
  expect(wanted.filter((name) => !(name in services))).toEqual([]);
});
