import { type ContentLocale, LOCALES } from "@/lib/platform/i18n/locales";
import type { AtomStatus } from "./atom";
import type { PackBridge, PackManifest } from "./pack-manifest";

/** A text of a pack, as stored. */
export interface PackAtom {
  readonly locale: ContentLocale;
  readonly type: number;
  readonly state: string;
  readonly role: string;
  readonly position: number;
  readonly status: AtomStatus;
  readonly body: string;
}

const ATOMS_SCHEMA = { id: "ninefold.report-atoms", version: 1 } as const;
const QA_SCHEMA = { id: "ninefold.report-qa", version: 1 } as const;

export type PackFileName = "manifest.json" | "bridge.json" | `atoms.${ContentLocale}.json` | "qa.json";

const atomsFileName = (locale: ContentLocale) => `atoms.${locale}.json` as const;

/** The files of a pack: manifest, bridge, one file of texts for each language, QA. */
export const PACK_FILES: readonly PackFileName[] = [
  "manifest.json",
  "bridge.json",
  ...LOCALES.map(({ content }) => atomsFileName(content)),
  "qa.json",
];

/** A pack with everything that its files are made of. */
export interface PackContents {
  readonly manifest: PackManifest;
  readonly bridge: PackBridge;
  readonly atoms: readonly PackAtom[];
  /** The latest check, as it was kept; null before the first. */
  readonly qa: object | null;
  /** ISO 8601: when the texts were read. */
  readonly readAt: string;
}

function atomsFile({ manifest, atoms, readAt }: PackContents, locale: ContentLocale) {
  const own = atoms.filter((atom) => atom.locale === locale);
  return {
    schema: ATOMS_SCHEMA,
    slug: manifest.slug,
    locale,
    source: "database",
    readAt,
    expected: manifest.types.length * manifest.roles.length,
    published: own.filter(({ status }) => status === "published").length,
    atoms: own.map(({ type, state, role, position, status, body }) => ({ type, state, role, position, status, body })),
  };
}

/** The text of one file. Manifest and bridge are as stored; the others are made from the present texts. */
export function packFile(name: PackFileName, contents: PackContents): string {
  const locale = LOCALES.find(({ content }) => atomsFileName(content) === name)?.content;
  const { manifest, bridge, qa, readAt } = contents;
  const content = locale
    ? atomsFile(contents, locale)
    : name === "manifest.json"
      ? manifest
      : name === "bridge.json"
        ? bridge
        : { schema: QA_SCHEMA, slug: manifest.slug, readAt, latest: qa };
  return `${JSON.stringify(content, null, 2)}\n`;
}
