import type { MetadataRoute } from "next";
import { THEMES } from "@/lib/assessment/domain/report-types";
import { env } from "@/lib/platform/env";
import { welcomeLanguages, welcomePath } from "./[locale]/(welcome)/_welcome-metadata";

/** The address is known when the server runs, not when it is built. */
export const dynamic = "force-dynamic";

/** The screens that anybody may open, each with its languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { APP_URL, PORT } = env();
  const absolute = (path: string) => new URL(path, APP_URL ?? `http://localhost:${PORT}`).href;
  return [null, ...THEMES].map((theme) => {
    const path = welcomePath(theme);
    const languages = Object.entries(welcomeLanguages(path)).map(([tag, url]) => [tag, absolute(url)]);
    return { url: absolute(path), alternates: { languages: Object.fromEntries(languages) } };
  });
}
