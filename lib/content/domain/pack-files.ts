import type { ContentLocale } from "@/lib/platform/i18n/locales";
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

/** The files of a pack: manifest, bridge, one file of texts for each language, QA. */
export const PACK_FILES = [
  "manifest.json",
  "bridge.json",
  "atoms.en.json",
  "atoms.hi.json",
  "atoms.hi-Latn.json",
  "atoms.ur.json",
  "qa.json",
] as const;
export type PackFileName = (typeof PACK_FILES)[number];

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

function localeOf(name: PackFileName): ContentLocale | null {
  const [, locale] = /^atoms\.(.+)\.json$/.exec(name) ?? [];
  return (locale as ContentLocale | undefined) ?? null;
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
  const locale = localeOf(name);
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
