import { createHash } from "node:crypto";
import { inlineScriptSources, pagePolicy } from "@/config/page-policy";

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const PAGE = `<html><body><script>let a = "</b>";</script><p style="color:red">text</p>
<script src="/own.js" async=""></script><script id="_R_">अ()</script><script>let a = "</b>";</script></body></html>`;

test("every inline script of a page is named once, by the hash of its bytes", () => {
  expect(inlineScriptSources(PAGE)).toEqual([sourceOf('let a = "</b>";'), sourceOf("अ()")]);
});

test("scripts are our own or named; nothing else may run, frame or send", () => {
  const directives = new Map(
    pagePolicy(PAGE)
      .split("; ")
      .map((each): [string, string[]] => [each.split(" ")[0] ?? "", each.split(" ").slice(1)]),
  );
  expect(directives.get("script-src")).toEqual(["'self'", sourceOf('let a = "</b>";'), sourceOf("अ()")]);
  for (const [name, value] of Object.entries({
    "default-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  })) {
    expect(directives.get(name)).toEqual([value]);
  }
});

test("a page without inline scripts allows none", () => {
  expect(pagePolicy("<p>quiet</p>")).toContain("script-src 'self';");
});
