/** A report page brings all it needs: no script runs in it, and it fetches nothing. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Sends a report as a page of its own; it may hold somebody's data, so nobody between keeps it. */
export function htmlPage(html: string): Response {
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "private, no-store",
    },
  });
}
