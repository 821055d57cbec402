import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { ContentLocale } from "@/lib/platform/i18n/locales";

export const ATOM_STATUSES = ["placeholder", "draft", "published"] as const;
export type AtomStatus = (typeof ATOM_STATUSES)[number];

/** Where a text belongs. `state` is empty where a text holds for every state; `position` counts from 0 in a series. */
export interface AtomKey {
  readonly slug: string;
  readonly locale: ContentLocale;
  readonly type: PersonalityType;
  readonly state: string;
  readonly role: string;
  readonly position: number;
}

/** A text that ships with the product, not yet in the database. */
export interface ShippedAtom extends AtomKey {
  readonly body: string;
}

/** One string for a key, equal only for equal keys. */
export function atomKeyId(key: Omit<AtomKey, "locale" | "type"> & { locale: string; type: number }): string {
  return JSON.stringify([key.slug, key.locale, key.type, key.state, key.role, key.position]);
}
