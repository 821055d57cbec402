/**
 * The versions of the terms and the privacy notice, by their day, the present one first. An account keeps the one that
 * was agreed to, so a change of what these texts say is a new version here; a test knows the texts of the present one.
 */
export const TERMS_VERSIONS = ["2026-11-24", "2026-11-23", "2026-11-22"] as const;
export type TermsVersion = (typeof TERMS_VERSIONS)[number];
