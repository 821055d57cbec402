export const PACK_INPUTS = ["single", "pair"] as const;
export type PackInput = (typeof PACK_INPUTS)[number];

export const SLUG_MAX = 50;
const DOMAIN_MAX = 100;

/** What an administrator fills in to open a pack, as it was typed. */
export interface PackForm {
  readonly slug: string;
  readonly domain: string;
  readonly input: string;
}

/** Keys of the `errors` texts that say what is wrong with a field. */
export type PackFormError =
  | "packSlugRequired"
  | "packSlugForm"
  | "packSlugLength"
  | "packDomainRequired"
  | "packDomainLength"
  | "packInputRequired";
export type PackFormErrors = Readonly<Partial<Record<keyof PackForm, PackFormError>>>;

export function isPackInput(value: unknown): value is PackInput {
  return (PACK_INPUTS as readonly unknown[]).includes(value);
}

function slugError(slug: string): PackFormError | null {
  if (slug === "") return "packSlugRequired";
  if (!/^[A-Za-z0-9_-]+$/.test(slug)) return "packSlugForm";
  return slug.length > SLUG_MAX ? "packSlugLength" : null;
}

function domainError(domain: string): PackFormError | null {
  if (domain === "") return "packDomainRequired";
  return [...domain].length > DOMAIN_MAX ? "packDomainLength" : null;
}

/** The form without stray spaces around what was typed. */
export function trimmedPackForm({ slug, domain, input }: PackForm): PackForm {
  return { slug: slug.trim(), domain: domain.trim(), input };
}

/** What is wrong with a trimmed form, field by field in the order of the page; empty when nothing is. */
export function packFormErrors({ slug, domain, input }: PackForm): PackFormErrors {
  const faults = {
    slug: slugError(slug),
    domain: domainError(domain),
    input: isPackInput(input) ? null : ("packInputRequired" as const),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/** Two slugs that differ only in capitals are one: addresses are typed by hand. */
export function slugKey(slug: string): string {
  return slug.toLowerCase();
}
