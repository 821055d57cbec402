import { createHash } from "node:crypto";

/** The header, as the build writes it and as the pages that are sent from memory carry it. */
export const POLICY_HEADER = "content-security-policy";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A source for every inline script of a page, each once: `'sha256-...'` of its text (Content Security Policy 3, 2.3.1). */
export function inlineScriptSources(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, text = ""]) =>
    createHash("sha256").update(text).digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * What a page may load and run: our own files, and the inline scripts that the build wrote into it, by their
 * hashes. Inline styles are allowed: bars, towers and swatches have their sizes and colours in attributes.
 */
export function pagePolicy(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptSources(html)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
