import type { MetadataRoute } from "next";
import { SCREENS } from "@/config/screens";
import { publicUrl } from "@/lib/platform/env";
import { welcomeLanguages } from "./[locale]/(welcome)/_welcome-metadata";

/** The address is known when the server runs, not when it is built. */
export const dynamic = "force-dynamic";

/** The screens that search engines may show, each with its languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  const absolute = (path: string) => new URL(path, publicUrl()).href;
  return SCREENS.filter(({ indexed }) => indexed).map(({ path }) => {
    const languages = Object.entries(welcomeLanguages(path)).map(([tag, url]) => [tag, absolute(url)]);
    return { url: absolute(path), alternates: { languages: Object.fromEntries(languages) } };
  });
}
