import type { Messages, RawMessages } from "./compile-messages";
import type { Locale } from "./locales";
import { MESSAGES_VERSION } from "./messages-version";

async function fetchNamespace(locale: Locale, namespace: string): Promise<RawMessages> {
  const response = await fetch(`/locales/${locale}/${namespace}.json?v=${encodeURIComponent(MESSAGES_VERSION)}`);
  if (!response.ok) throw new Error(`${response.status}: ${namespace} in ${locale}`);
  return response.json();
}

/**
 * The texts of the namespaces in a language, ready for the translator: the groups of `ui` at the
 * top, every other namespace under its own name. The compiler is loaded only when it is needed.
 * @throws Error when one of the files cannot be fetched
 */
export async function fetchMessages(locale: Locale, namespaces: readonly string[]): Promise<Messages> {
  const [{ compileMessages }, ...trees] = await Promise.all([
    import("./compile-messages"),
    ...namespaces.map((namespace) => fetchNamespace(locale, namespace)),
  ]);
  const mounted = namespaces.map((namespace, at): RawMessages => {
    const tree = trees[at] ?? {};
    return namespace === "ui" ? tree : { [namespace]: tree };
  });
  return compileMessages(Object.assign({}, ...mounted));
}
