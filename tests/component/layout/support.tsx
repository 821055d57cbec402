import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { LanguageProvider } from "@/components/layout/language-provider";
import ui from "@/messages/en/ui.json";

/** Texts of the four languages as the server sends them: English, with the names of what is tested changed. */
function messagesIn(code: string) {
  return code === "en" ? ui : { ...ui, common: { ...ui.common, continue: `continue in ${code}` } };
}

/** Answers `/locales/{code}/{ns}.json`; languages in `broken` answer 500. Returns the addresses asked for. */
export function mockLocales(broken: readonly string[] = []): string[] {
  const asked: string[] = [];
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const address = String(input);
    asked.push(address);
    const [, code = "", namespace = ""] = /^\/locales\/([^/]+)\/([^.]+)\.json/.exec(address) ?? [];
    const body = namespace === "ui" ? messagesIn(code) : { levels: { good: { label: `${namespace} in ${code}` } } };
    return {
      ok: !broken.includes(code),
      status: broken.includes(code) ? 500 : 200,
      json: async () => body,
    } as Response;
  });
  return asked;
}

/** A browser that remembers nothing, on `/love`. */
export function freshBrowser(address = "/love"): void {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = "selectedLanguage=; max-age=0; path=/";
  window.history.replaceState(null, "", address);
  document.documentElement.lang = "en";
  document.documentElement.dir = "ltr";
}

export function renderInEnglish(children: ReactNode, namespaces?: readonly string[]) {
  return render(
    <LanguageProvider
      locale="en"
      messagesJson={JSON.stringify({ ...ui, state: { levels: { good: { label: "state in en" } } } })}
      namespaces={namespaces}
    >
      {children}
    </LanguageProvider>,
  );
}
