import type { MetadataRoute } from "next";
import { SCREENS, type ScreenRow } from "@/config/screens";
import { publicUrl } from "@/lib/platform/env";
import { pageLanguages } from "./[locale]/_languages";

/** The address is known when the server runs, not when it is built. */
export const dynamic = "force-dynamic";

/** The screens that search engines may show, each with its languages; where each language is a page of its own, all of them. */
export default function sitemap(): MetadataRoute.Sitemap {
  const absolute = (path: string) => new URL(path, publicUrl()).href;
  const rows: readonly ScreenRow[] = SCREENS;
  return rows
    .filter(({ indexed }) => indexed)
    .flatMap(({ path, byLanguage }) => {
      const languages = Object.entries(pageLanguages(path)).map(([tag, url]): [string, string] => [tag, absolute(url)]);
      const alternates = { languages: Object.fromEntries(languages) };
      const urls = byLanguage ? languages.map(([, url]) => url) : [absolute(path)];
      return urls.map((url) => ({ url, alternates }));
    });
}
