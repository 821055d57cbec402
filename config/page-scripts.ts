/*
 * The scripts of a page that is a text begin to load once it is painted: before, they would take the line from the styles
 * and letters that a person waits for. Its links work without them.
 */

/** A type that no browser knows: such a script is neither fetched nor run. */
const WAITING = "after-paint";

const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** Begins after the first frame; at once where there is none to come, in a tab behind others. */
const LOADER = `<script>(function(){var start=function(){document.querySelectorAll('script[type="${WAITING}"]').forEach(function(waiting){var script=document.createElement("script");script.src=waiting.getAttribute("src");script.async=true;waiting.replaceWith(script)})};document.hidden?start():requestAnimationFrame(function(){setTimeout(start)})})()</script>`;

/** A page of the build, with its scripts waiting for the first paint; one that was changed before comes back as it is. */
export function scriptsAfterPaint(html: string): string {
  if (html.includes(LOADER)) return html;
  return html
    .replace(SCRIPT_PRELOAD, "")
    .replace(ASYNC_SCRIPT, `<script src="$1" async="" type="${WAITING}"></script>`)
    .replace(/<\/body><\/html>\s*$/, (end) => LOADER + end);
}
