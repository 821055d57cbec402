import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** How a body may be sent, the smallest first; `identity` is the body itself. */
export type Encoding = "br" | "gzip" | "identity";

/** The smallest encoding that the client takes, whichever it would like best. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const headers = { "accept-encoding": acceptEncoding };
  const taken = new Negotiator({ headers }).encodings(["br", "gzip"]);
  return taken.includes("br") ? "br" : taken.includes("gzip") ? "gzip" : "identity";
}

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);
/** Beyond this a page that is made while somebody waits takes longer to compress than it saves. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A body in each encoding, made off the main thread. */
export const encode: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => byBrotli(body, BROTLI),
  gzip: (body) => byGzip(body),
  identity: async (body) => body,
};
