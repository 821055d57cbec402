import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export type Encoding = "br" | "gzip" | "identity";

/** The smallest first. A quality of zero is a refusal. */
const WANTED: readonly (readonly [Encoding, RegExp])[] = (["br", "gzip"] as const).map((name) => [
  name,
  new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))\\s*(?:[,;]|$)`, "i"),
]);

/** The smallest encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted = ""): Encoding {
  return WANTED.find(([, pattern]) => pattern.test(accepted))?.[0] ?? "identity";
}

/** The same text in every encoding, compressed once and well, for an answer that is given many times. */
export async function encoded(text: Buffer): Promise<Readonly<Record<Encoding, Buffer>>> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([packers.br(text, { params: quality }), packers.gzip(text, { level: 9 })]);
  return { br, gzip: gz, identity: text };
}
