import type { MetadataRoute } from "next";
import { SCREENS } from "@/config/screens";
import { publicUrl } from "@/lib/platform/env";

/** The address is known when the server runs, not when it is built. */
export const dynamic = "force-dynamic";

/** Data, and the screens that only somebody with a session sees. */
const DISALLOWED = [
  "/api/",
  "/locales/",
  ...SCREENS.filter(({ audience }) => audience !== "any").map(({ path }) => path),
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: DISALLOWED },
    sitemap: new URL("/sitemap.xml", publicUrl()).href,
  };
}
