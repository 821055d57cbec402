import { LOCALES } from "../i18n/locales";

const FIRST_PART = /^\/([^/?#]+)(?=[/?#]|$)/;

/** The code of a language as we write it: `/Hi-G4/love` is `/hi-G4/love`. */
function withLanguageAsKept(url: string): string {
  const first = FIRST_PART.exec(url)?.[1];
  const wanted = first?.toLowerCase();
  const code = wanted && LOCALES.find((row) => row.code.toLowerCase() === wanted)?.code;
  return code && code !== first ? `/${code}${url.slice(1 + code.length)}` : url;
}

/**
 * A path that can be decoded: where an escape is cut short or is not UTF-8, every percent sign of the path stands
 * for itself. Next.js answers such a path with a bare 500.
 */
function withWellFormedPath(url: string): string {
  if (!url.includes("%")) return url;
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

/** The address of a request, so that its path can be decoded and its language is written as we keep it. */
export function normaliseUrl(url: string): string {
  return withLanguageAsKept(withWellFormedPath(url));
}
