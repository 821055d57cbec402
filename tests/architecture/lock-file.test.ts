import { readFileSync } from "node:fs";

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const text = readFileSync("package-lock.json", "utf8");
const packages: Readonly<Record<string, Locked>> = JSON.parse(text).packages;

/** Where Node would look for a package that another one needs, nearest first. */
function places(from: string, name: string): string[] {
  const parents =
    from === ""
      ? [""]
      : from.split("/node_modules/").map((_, index, all) => all.slice(0, index + 1).join("/node_modules/"));
  return ["", ...parents].map((parent) => `${parent === "" ? "" : `${parent}/`}node_modules/${name}`);
}

test("the lock file names no registry", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  expect(text).not.toMatch(/https?:\/\/[^"]*registry/);
});

test("the lock file lists the optional packages of every platform: without them a clean install is refused", () => {
  const absent = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places(path, name).some((place) => place in packages))
      .map((name) => `${path} wants ${name}`),
  );
  expect(absent).toEqual([]);
});
