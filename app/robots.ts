import type { MetadataRoute } from "next";
import { leadsToStart, SCREENS, type ScreenRow } from "@/config/screens";
import { publicUrl } from "@/lib/platform/env";

/** The address is known when the server runs, not when it is built. */
export const dynamic = "force-dynamic";

const rows: readonly ScreenRow[] = SCREENS;

/** Data, and the screens that only somebody with a session sees; those that lead anybody else to the start may be followed there. */
const DISALLOWED = [
  "/api/",
  "/locales/",
  ...rows.filter((row) => row.audience !== "any" && !leadsToStart(row)).map(({ path }) => path),
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: DISALLOWED },
    sitemap: new URL("/sitemap.xml", publicUrl()).href,
  };
}
