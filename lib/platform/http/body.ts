import { AppError } from "../errors/app-error";

export const BODY_LIMIT_BYTES = 256 * 1024;

async function readCapped(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new AppError("too_large");
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (thrown) {
    // The caller closed the connection: not a fault of ours, so it must not be logged as one.
    throw thrown instanceof AppError
      ? thrown
      : new AppError("invalid_input", { messageKey: "bad_json", cause: thrown });
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a JSON body of at most `limit` bytes (256 KiB, unless a route says otherwise); an empty body is an empty object.
 * @throws AppError too_large, unsupported_media (not JSON), invalid_input (not UTF-8, not well formed).
 */
export async function readJson(request: Request, limit = BODY_LIMIT_BYTES): Promise<unknown> {
  const bytes = await readCapped(request, limit);
  if (bytes.byteLength === 0) return {};
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError("unsupported_media");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("invalid_input", { messageKey: "bad_json", cause });
  }
}
