/** What no page of ours asks a browser for. */
const PERMISSIONS = ["camera", "microphone", "geolocation", "payment", "usb"];

/** Headers of every answer; a page's content security policy comes with the page (page-policy.ts). */
export const securityHeaders = [
  {
    source: "/:path*",
    headers: [
      { key: "X-Content-Type-Options", value: "nosniff" },
      { key: "X-Frame-Options", value: "DENY" },
      { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
      { key: "Permissions-Policy", value: PERMISSIONS.map((name) => `${name}=()`).join(", ") },
    ],
  },
  {
    // The address of a shared report opens it: no other site may learn it from a link that is followed there.
    source: "/api/:path*",
    headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
  },
];
