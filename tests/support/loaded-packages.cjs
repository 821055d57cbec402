/** Loaded by a server under test (--require): when it ends, it writes which files of others it has read to LOADED_FILE. */
const { writeFileSync } = require("node:fs");
const { env } = require("node:process");
const { Module } = require("node:module");

process.on("exit", () => {
  // Threads of the server load this too, and have nothing to say.
  if (require("node:worker_threads").isMainThread)
    writeFileSync(env.LOADED_FILE, Object.keys(Module._cache).join("\n"));
});
