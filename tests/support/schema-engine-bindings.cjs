/** The schema engine's bindings are an ES module in a package that Jest cannot require: compiled here on load. */
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { transformSync } = require("esbuild");

const file = join(__dirname, "../../node_modules/@prisma/schema-engine-wasm/schema_engine_bg.js");
const { code } = transformSync(readFileSync(file, "utf8"), { format: "cjs" });
new Function("module", "exports", code)(module, module.exports);
