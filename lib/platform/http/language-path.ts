import { LOCALES } from "../i18n/locales";

const FIRST_PART = /^\/([^/?#]+)(?=[/?#]|$)/;

/**
 * The same address with a language in front written as it is kept: the rules of the router look past
 * capitals and its pages do not, so that `/Hi-G4/love` would find neither.
 */
export function withLanguageAsKept(url: string): string {
  const first = FIRST_PART.exec(url)?.[1];
  const wanted = first?.toLowerCase();
  const code = wanted && LOCALES.find((row) => row.code.toLowerCase() === wanted)?.code;
  return code && code !== first ? `/${code}${url.slice(1 + code.length)}` : url;
}
