import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { runNext } from "./servers";

const FOLDER = resolve(".bench/do-nothing");

/** The least that Next.js can be: one prerendered page in a layout, and one route. It stands inside the house, for its packages. */
const FILES: Readonly<Record<string, string>> = {
  "next.config.mjs": "export default {};\n",
  // Without a file of its own the build takes up the product's.
  "instrumentation.js": "export function register() {}\n",
  "app/layout.jsx":
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  "app/api/nothing/route.js":
    'export const dynamic = "force-dynamic";\nexport function GET() {\n  return Response.json({});\n}\n',
  "app/page.jsx": "export default function Page() {\n  return <p>Nothing</p>;\n}\n",
};

/** Writes and builds the do-nothing application; returns its folder. */
export function buildDoNothing(): string {
  if (
    process.env.SKIP_BUILD === "true" &&
    existsSync(join(FOLDER, ".next/BUILD_ID")) &&
    existsSync(join(FOLDER, "app/api"))
  )
    return FOLDER;
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(FOLDER, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  runNext(FOLDER, ["build"]);
  return FOLDER;
}
