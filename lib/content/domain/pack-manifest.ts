import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { ContentLocale } from "@/lib/platform/i18n/locales";
import type { PackInput } from "./pack-form";
import { CHAPTER_ROLES, type ChapterRole } from "./slugs";

/** Names the form of a file and its version; the version rises when the form changes. */
export const MANIFEST_SCHEMA = { id: "ninefold.report-pack", version: 1 } as const;
export const BRIDGE_SCHEMA = { id: "ninefold.report-bridge", version: 1 } as const;

/** What a pack is and which texts it wants: one for each language, type and role. */
export interface PackManifest {
  readonly schema: typeof MANIFEST_SCHEMA;
  readonly slug: string;
  readonly domain: string;
  readonly input: PackInput;
  readonly locales: readonly ContentLocale[];
  readonly types: readonly PersonalityType[];
  /** Empty: the texts hold in every state. */
  readonly states: readonly string[];
  readonly roles: readonly ChapterRole[];
  /** ISO 8601, UTC */
  readonly created: string;
  readonly version: number;
}

/** Where the texts of a role appear in a report, and under which heading in each language. */
export interface BridgeSection {
  readonly role: ChapterRole;
  readonly section: "chapter" | "answer";
  readonly titles: Readonly<Record<ContentLocale, string>>;
}

export interface PackBridge {
  readonly schema: typeof BRIDGE_SCHEMA;
  readonly slug: string;
  /** In reading order. */
  readonly sections: readonly BridgeSection[];
}

/** The section of each role: the exercise goes to the first page, the others to the chapter. */
const SECTION_OF_ROLE: Readonly<Record<ChapterRole, BridgeSection["section"]>> = {
  overview: "chapter",
  strengths: "chapter",
  "daily-action": "answer",
};

interface NewPack {
  readonly slug: string;
  readonly domain: string;
  readonly input: PackInput;
  readonly created: string;
}

/** The manifest of a new pack, which wants texts in all of the given languages. */
export function newManifest(pack: NewPack, locales: readonly ContentLocale[]): PackManifest {
  const { slug, domain, input, created } = pack;
  return {
    schema: MANIFEST_SCHEMA,
    slug,
    domain,
    input,
    locales,
    types: PERSONALITY_TYPES,
    states: [],
    roles: CHAPTER_ROLES,
    created,
    version: 1,
  };
}

/** The bridge of a new pack; `title` gives the heading of a role in a language. */
export function newBridge(
  { slug, roles, locales }: PackManifest,
  title: (role: ChapterRole, locale: ContentLocale) => string,
): PackBridge {
  const titlesOf = (role: ChapterRole) =>
    Object.fromEntries(locales.map((locale) => [locale, title(role, locale)])) as BridgeSection["titles"];
  return {
    schema: BRIDGE_SCHEMA,
    slug,
    sections: roles.map((role) => ({ role, section: SECTION_OF_ROLE[role], titles: titlesOf(role) })),
  };
}
