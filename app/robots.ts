import type { MetadataRoute } from "next";
import { env } from "@/lib/platform/env";

/** The address is known when the server runs, not when it is built. */
export const dynamic = "force-dynamic";

const PRIVATE = ["/api/", "/locales/", "/admin", "/admin-login", "/analytics", "/reports", "/report", "/results"];
const STEPS = ["/rheti", "/hero-moments", "/building-blocks", "/color-phase", "/detail-tokens"];

export default function robots(): MetadataRoute.Robots {
  const { APP_URL, PORT } = env();
  return {
    rules: { userAgent: "*", allow: "/", disallow: [...PRIVATE, ...STEPS] },
    sitemap: new URL("/sitemap.xml", APP_URL ?? `http://localhost:${PORT}`).href,
  };
}
