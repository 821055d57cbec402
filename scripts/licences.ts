/** Lists the licences of all packages, by the lock file: `npm run licences` writes docs/licences.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

const LICENCES_FILE = "docs/licences.md";

/** Their package.json names no licence, and the file LICENSE beside it does. */
const BY_LICENCE_FILE: Readonly<Record<string, string>> = { "png-js": "MIT", "seq-queue": "MIT" };

/** The packages of package-lock.json, by their place in node_modules; without the product itself. */
export function readLock(): LockedPackages {
  const { packages }: { packages: LockedPackages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  return Object.fromEntries(Object.entries(packages).filter(([path]) => path !== ""));
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** What a package may be used under; null for a program of another platform, which is under its main package's. */
export function licenceOf(path: string, { license }: LockedPackage): string | null {
  return license ?? BY_LICENCE_FILE[nameOf(path)] ?? null;
}

type Entry = readonly [string, LockedPackage];

function byLicence(entries: readonly Entry[]): string[] {
  const groups = new Map<string, Set<string>>();
  for (const [path, locked] of entries) {
    const licence = licenceOf(path, locked) ?? "that of the package it is a part of";
    groups.set(licence, (groups.get(licence) ?? new Set()).add(`${nameOf(path)} ${locked.version}`));
  }
  return [...groups]
    .sort(([a, left], [b, right]) => right.size - left.size || (a < b ? -1 : 1))
    .map(([licence, names]) => `**${licence}** (${names.size}): ${[...names].sort().join(", ")}.`);
}

/** The text of docs/licences.md. */
export function licencesText(packages: LockedPackages): string {
  const entries = Object.entries(packages);
  const unhashed = entries.filter(([, { integrity }]) => integrity === undefined);
  const platformOf = ({ os, cpu, libc }: LockedPackage) => [os, cpu, libc].flat().filter(Boolean).join(" ");
  return `${[
    "# Licences and hashes of the packages",
    "Written by `npm run licences` from package-lock.json; a test holds it to that.",
    "## Needed to build and to serve",
    ...byLicence(entries.filter(([, { dev }]) => !dev)),
    "## For development alone",
    ...byLicence(entries.filter(([, { dev }]) => dev)),
    "## Without a hash",
    `\`npm ci\` checks each package against its hash in the lock file, but for these ${unhashed.length}: programs of other platforms, which the registry that the lock file was made from does not hold, so that there was nothing to take a hash of. They are listed because a clean install is refused without them. Linux with glibc, on x64 and arm64, installs none of them. On another platform, take their lines out of package-lock.json and run \`npm install --package-lock-only\` against a registry that has them: npm then writes them with their hashes.`,
    unhashed.map(([path, locked]) => `- ${nameOf(path)} ${locked.version} (${platformOf(locked)})`).join("\n"),
  ].join("\n\n")}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(LICENCES_FILE, licencesText(readLock()));
