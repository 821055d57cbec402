import { readFileSync } from "node:fs";
import { type LockedPackage, licenceOf, licencesText, readLock } from "@/scripts/licences";

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

/** Whether npm installs a package on Linux with glibc and this processor. */
const isForLinux = ({ os, cpu, libc }: LockedPackage, processor: string) =>
  (os?.includes("linux") ?? true) && (cpu?.includes(processor) ?? true) && (libc?.includes("glibc") ?? true);

test("what Linux with glibc installs is checked against a hash; only programs of other platforms have none", () => {
  const unhashed = Object.entries(readLock()).filter(([, { integrity }]) => integrity === undefined);
  const wanting = unhashed.filter(
    ([, locked]) => !locked.optional || isForLinux(locked, "x64") || isForLinux(locked, "arm64"),
  );
  expect(wanting.map(([path]) => path)).toEqual([]);
});

/** Licences that let anybody use, change and hand on a program of which a package is a part, when they are named with it. */
const PERMISSIVE = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
];
/** Others, which ask something for changes of the package itself alone, and are used unchanged. */
const UNCHANGED: Readonly<Record<string, readonly string[]>> = {
  "OFL-1.1": ["fonts"],
  "CC-BY-4.0": ["caniuse-lite"],
  "EPL-2.0": ["elkjs"],
  "LGPL-3.0-or-later": ["@img/"],
};

test("the product is made of packages that everybody may use", () => {
  const others = Object.entries(readLock()).filter(([path, locked]) => {
    const names = licenceOf(path, locked)?.split(/ and /i) ?? [];
    const isFree = (name: string) =>
      PERMISSIVE.includes(name) || UNCHANGED[name]?.some((part) => path.includes(part)) === true;
    return !locked.dev && !names.every(isFree);
  });
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test("docs/licences.md lists the packages as they are: npm run licences", () => {
  expect(readFileSync("docs/licences.md", "utf8")).toBe(licencesText(readLock()));
});
