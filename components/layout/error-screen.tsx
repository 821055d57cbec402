"use client";

import { useEffect, useState } from "react";
import type { ErrorTexts } from "./error-texts";

/** The words of last resort, for when not even the texts can be fetched. */
const FALLBACK_TEXTS: ErrorTexts = { title: "Ninefold", text: "…", retry: "↻" };

const RELOADED_KEY = "reloadedForScript";
/** A script that is still missing so soon after a reload will not come by another one. */
const SOON_MS = 60_000;

/**
 * A tab of the release before asks for a script that the server has no more; reloaded, the page has its own of now. Once:
 * where that does not help, or cannot be noted, the screen says that it broke.
 */
function reloadForScript({ name }: Error): void {
  if (name !== "ChunkLoadError") return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < SOON_MS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    location.reload();
  } catch {
    // As said above.
  }
}

/**
 * Stands in for a screen that broke: says so in the language of the page, and offers another try. It travels with
 * every page and is hardly ever seen, so it brings nothing with it.
 */
export function ErrorScreen({ error, onRetry }: { error: Error; onRetry(): void }) {
  const [texts, setTexts] = useState<ErrorTexts | null>(null);
  useEffect(() => reloadForScript(error), [error]);
  useEffect(() => {
    import("./error-texts")
      .then(({ fetchErrorTexts }) => fetchErrorTexts(document.documentElement.lang))
      .catch(() => ({}))
      .then((fetched) => setTexts({ ...FALLBACK_TEXTS, ...fetched }));
  }, []);
  if (!texts) return null;
  return (
    <main className="mx-auto grid max-w-xl gap-4 px-5 py-24" role="alert">
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="lede">{texts.text}</p>
      <div>
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {texts.retry}
        </button>
      </div>
    </main>
  );
}
