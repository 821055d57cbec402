import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

/** Packages that ship ES modules alone, which Jest has to compile. */
const ESM_PACKAGES = [
  "next-intl",
  "use-intl",
  "idb",
  "icu-minify",
  "intl-messageformat",
  "@formatjs",
  "@schummar",
  "@electric-sql",
  "@prisma",
  "pglite-prisma-adapter",
];

/**
 * What a module finds at once, instead of by Jest's slow look into its sandbox: the scoring then takes a quarter of the
 * time. None of those that a test or a false clock puts another in the place of.
 */
const INTRINSICS = [
  ...["Array", "Boolean", "Float64Array", "JSON", "Map", "Math", "Number", "Object", "Promise", "Reflect"],
  ...["RegExp", "Set", "String", "Symbol", "Uint8Array", "WeakMap"],
];

const shared = {
  sandboxInjectedGlobals: INTRINSICS,
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/tests/support/server-only.ts",
    "^@prisma/schema-engine-wasm/schema_engine_bg$": "<rootDir>/tests/support/schema-engine-bindings.cjs",
    "^@prisma/client/runtime/(query_compiler_.*)\\.mjs$": "<rootDir>/node_modules/@prisma/client/runtime/$1.js",
  },
  globalSetup: "<rootDir>/tests/support/global-setup.ts",
};

/** Four kinds of test, told apart by folder: pure rules and content, views in jsdom, operations on a real database. */
async function project(displayName, folders, testEnvironment, setupFilesAfterEnv, own = {}) {
  const config = await withNext({
    ...shared,
    displayName,
    testEnvironment,
    setupFilesAfterEnv,
    ...own,
    testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
  })();
  const [compile] = Object.values(config.transform);
  return {
    ...config,
    transform: { ...config.transform, "\\.cjs$": compile },
    transformIgnorePatterns: [`/node_modules/(?!(?:${ESM_PACKAGES.join("|")})/)`, "\\.module\\.css$"],
  };
}

export default async () => ({
  // Every core: with its own default, Jest leaves one of two idle.
  maxWorkers: "100%",
  // A busy machine may take its time; what never comes fails all the same.
  testTimeout: 60_000,
  projects: await Promise.all([
    project("unit", ["unit", "content", "architecture"], "node", ["<rootDir>/tests/support/quiet-log.ts"]),
    project("component", ["component"], "jsdom", ["<rootDir>/tests/support/component-setup.ts"]),
    project("integration", ["integration"], "node", ["<rootDir>/tests/support/integration-setup.ts"], {
      globalSetup: "<rootDir>/tests/support/integration-global-setup.ts",
      globalTeardown: "<rootDir>/tests/support/integration-global-teardown.ts",
    }),
  ]),
});
