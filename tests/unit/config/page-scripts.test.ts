/** @jest-environment jsdom */
import { scriptsAfterPaint } from "@/config/page-scripts";

const PAGE = [
  '<!DOCTYPE html><html lang="en"><head><link rel="preload" as="script" fetchPriority="low" href="/main.js"/>',
  '<link rel="preload" href="/a.woff2" as="font"/><script src="/a.js" async=""></script>',
  '<script src="/old.js" noModule=""></script></head><body><p>text</p><script>self.flight=["</body>"]</script>',
  '<script src="/main.js" async=""></script></body></html>',
].join("");

/** The page as a browser has it once its own scripts have run. */
function opened(html: string): { readonly frames: readonly FrameRequestCallback[] } {
  document.documentElement.innerHTML = html;
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback));
  const loader = [...document.scripts].at(-1)?.text ?? "";
  new Function(loader)();
  return { frames };
}

const fetched = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]:not([type], [nomodule])")];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("no script is fetched before the first frame, every one after it, in its place", () => {
  const { frames } = opened(scriptsAfterPaint(PAGE));
  expect(document.querySelector("link[as=script]")).toBeNull();
  expect(document.querySelector("link[as=font]")).not.toBeNull();
  expect(fetched()).toEqual([]);
  for (const frame of frames) frame(0);
  expect(fetched()).toEqual([]);
  jest.runAllTimers();
  expect(fetched().map(({ src, async, parentNode }) => [new URL(src).pathname, async, parentNode?.nodeName])).toEqual([
    ["/a.js", true, "HEAD"],
    ["/main.js", true, "BODY"],
  ]);
});

test("in a tab behind others, where no frame comes, they are fetched at once", () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  opened(scriptsAfterPaint(PAGE));
  expect(fetched()).toHaveLength(2);
});

test("what a page tells its scripts stays as it is, and a page that was changed before comes back", () => {
  const changed = scriptsAfterPaint(PAGE);
  expect(changed).toContain('<script>self.flight=["</body>"]</script>');
  expect(changed.endsWith("</script></body></html>")).toBe(true);
  expect(scriptsAfterPaint(changed)).toBe(changed);
});
