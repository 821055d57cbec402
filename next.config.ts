import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NextConfig } from "next";

/** A hash of every text: a new release asks for its own, an old one is kept for ever. */
function messagesVersion(): string {
  const files = readdirSync("messages", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  const hash = createHash("sha256");
  for (const name of files.sort()) hash.update(readFileSync(join("messages", name)));
  return hash.digest("hex").slice(0, 12);
}

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // No screen has a picture to be resized: the server offers nobody to do that.
  images: { unoptimized: true },
  env: { NEXT_PUBLIC_MESSAGES_VERSION: messagesVersion() },
  serverExternalPackages: [
    "@electric-sql/pglite",
    "pglite-prisma-adapter",
    "@prisma/schema-engine-wasm",
    "@node-rs/argon2",
    "pg",
    "piscina",
    "@react-pdf/renderer",
  ],
  turbopack: {
    // Texts reach the browser compiled; the parser of ICU messages stays out of the bundle.
    resolveAlias: {
      "use-intl/format-message": "./node_modules/use-intl/dist/esm/production/format-message/format-only.js",
    },
  },
};

export default config;
