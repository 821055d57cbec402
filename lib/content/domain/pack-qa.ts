import type { ContentLocale } from "@/lib/platform/i18n/locales";
import { checkBrandRules } from "./brand-rules";
import type { PackAtom } from "./pack-files";
import type { PackManifest } from "./pack-manifest";

/** A text that the manifest wants and no reader gets: it is missing, a placeholder or not published. */
export interface Hole {
  readonly locale: ContentLocale;
  readonly type: number;
  readonly role: string;
  readonly reason: "missing" | "placeholder" | "draft";
}

/** A published text that breaks a rule. */
export interface Breach {
  readonly locale: ContentLocale;
  readonly type: number;
  readonly role: string;
  readonly rule: string;
  readonly excerpt: string;
}

const textKey = ({ locale, type, role }: Pick<PackAtom, "locale" | "type" | "role">) =>
  JSON.stringify([locale, type, role]);

/** Every place of the manifest without a published text, in the manifest's order. */
export function packHoles({ locales, types, roles }: PackManifest, atoms: readonly PackAtom[]): readonly Hole[] {
  const statuses = new Map<string, Set<PackAtom["status"]>>();
  for (const atom of atoms.filter(({ state }) => state === "")) {
    const key = textKey(atom);
    statuses.set(key, (statuses.get(key) ?? new Set()).add(atom.status));
  }
  return locales.flatMap((locale) =>
    types.flatMap((type) =>
      roles.flatMap((role): Hole[] => {
        const existing = statuses.get(textKey({ locale, type, role }));
        if (existing?.has("published")) return [];
        const reason = existing?.has("draft") ? "draft" : existing?.has("placeholder") ? "placeholder" : "missing";
        return [{ locale, type, role, reason }];
      }),
    ),
  );
}

/** The rules that published texts break; a translation is held against the English of its place. */
export function packBreaches(atoms: readonly PackAtom[]): readonly Breach[] {
  const published = atoms.filter(({ status }) => status === "published");
  const english = new Map(published.filter(({ locale }) => locale === "en").map((atom) => [textKey(atom), atom.body]));
  return published.flatMap(({ locale, type, role, body, status }) => {
    const source = locale === "en" ? null : (english.get(textKey({ locale: "en", type, role })) ?? null);
    return checkBrandRules({ body, locale, role, status, source, sourceMoved: false }).map(({ rule, excerpt }) => ({
      locale,
      type,
      role,
      rule,
      excerpt,
    }));
  });
}

/** One rendering that was tried: a form, a language, and the types that stood in it (two for a pair). */
export interface Rendering {
  readonly form: "html" | "pdf";
  readonly locale: ContentLocale;
  readonly types: readonly number[];
  /** Null when the page came out whole, else what was wrong with it. */
  readonly fault: string | null;
}

/** What one check of a pack found. */
export interface QaResult {
  readonly wanted: number;
  readonly holes: readonly Hole[];
  readonly breaches: readonly Breach[];
  readonly rendered: { readonly html: number; readonly pdf: number };
  readonly failures: readonly Rendering[];
  /** Nothing is missing or wrong for the pack's readers. */
  readonly green: boolean;
}

/** The latest check of a pack, as far as it decides something. */
interface LatestQa {
  readonly result: { readonly green: boolean };
}

/** Whether everybody may open a pack's reports: its latest check is green or it was released, and it is not hidden. */
export function isPublicPack(pack: {
  readonly releasedAt: Date | null;
  readonly hiddenAt: Date | null;
  readonly deletedAt: Date | null;
  readonly qa: LatestQa | null;
}): boolean {
  if (pack.hiddenAt || pack.deletedAt) return false;
  return pack.releasedAt !== null || pack.qa?.result.green === true;
}

/** What may be said of a pack's latest check: what was released by hand is blocked by nothing, though it may lack something. */
export function qaVerdict({ released, qa }: { readonly released: boolean; readonly qa: LatestQa | null }) {
  if (!qa) return "never";
  if (qa.result.green) return "green";
  return released ? "lacking" : "blocked";
}

/** Draws the checks together. */
export function buildQaResult(
  manifest: PackManifest,
  atoms: readonly PackAtom[],
  renderings: readonly Rendering[],
): QaResult {
  const holes = packHoles(manifest, atoms);
  const breaches = packBreaches(atoms);
  const failures = renderings.filter(({ fault }) => fault !== null);
  const count = (form: Rendering["form"]) => renderings.filter((each) => each.form === form && !each.fault).length;
  return {
    wanted: manifest.locales.length * manifest.types.length * manifest.roles.length,
    holes,
    breaches,
    rendered: { html: count("html"), pdf: count("pdf") },
    failures,
    green: holes.length === 0 && breaches.length === 0 && failures.length === 0,
  };
}
