/** The bindings ship without types for the parts that set up the WASM instance. */
declare module "@prisma/schema-engine-wasm/schema_engine_bg" {
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
  export const SchemaEngine: {
    new: (options: object, log: (line: string) => void, adapter: object) => Promise<never>;
  };
}
