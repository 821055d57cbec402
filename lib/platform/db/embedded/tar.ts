/** Tar files in the ustar format (POSIX.1-1988), as streams: a database is larger than what memory should hold. */
import { closeSync, createReadStream, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const BLOCK = 512;
/** Where the fields of a header stand, in bytes. */
const FIELD = { name: 0, mode: 100, size: 124, modified: 136, checksum: 148, type: 156, magic: 257 };

export interface TarEntry {
  /** Relative to the folder; a folder's own name ends with a slash. At most 100 bytes. */
  readonly name: string;
  /** Bytes of content. */
  readonly size: number;
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** The sum of a header's bytes, with blanks where the sum itself stands. */
function checksumOf(header: Buffer): number {
  const sum = header.reduce((total, byte) => total + byte, 0);
  const own = header.subarray(FIELD.checksum, FIELD.checksum + 8).reduce((total, byte) => total + byte, 0);
  return sum - own + 8 * " ".charCodeAt(0);
}

function headerOf({ name, size }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > FIELD.mode) throw new Error(`The name ${name} is too long for the archive.`);
  const isFolder = name.endsWith("/");
  const header = Buffer.alloc(BLOCK);
  header.write(name, FIELD.name);
  header.write(octal(isFolder ? 0o700 : 0o600, 7), FIELD.mode);
  header.write(octal(size, 11), FIELD.size);
  header.write(octal(0, 11), FIELD.modified);
  header.write(isFolder ? "5" : "0", FIELD.type);
  header.write("ustar\x0000", FIELD.magic, "latin1");
  header.write(`${octal(checksumOf(header), 6)} `, FIELD.checksum);
  return header;
}

/** Exactly `size` bytes: what a file grew by meanwhile is left out, what it lost is zero. */
async function* exactly(content: TarEntry["content"], size: number): AsyncGenerator<Buffer> {
  let left = size;
  for await (const part of content) {
    if (left === 0) return;
    const taken = part.subarray(0, left);
    left -= taken.length;
    yield taken;
  }
  for (; left > 0; left -= Math.min(left, 65_536)) yield Buffer.alloc(Math.min(left, 65_536));
}

/** The bytes of an archive with these entries. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    yield headerOf(entry);
    yield* exactly(entry.content, entry.size);
    yield padding(entry.size);
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Takes bytes off a stream, as many as are asked for. */
class ByteReader {
  private readonly parts: AsyncIterator<Buffer>;
  private held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.parts = source[Symbol.asyncIterator]();
  }

  /** Up to `most` bytes. @throws Error when there are none left */
  async some(most: number): Promise<Buffer> {
    while (this.held.length === 0) {
      const { value, done } = await this.parts.next();
      if (done) throw new Error("The archive ends too early.");
      this.held = value;
    }
    const taken = this.held.subarray(0, most);
    this.held = this.held.subarray(taken.length);
    return taken;
  }

  async exactly(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = size; left > 0; left -= parts.at(-1)?.length ?? 0) parts.push(await this.some(left));
    return Buffer.concat(parts);
  }

  /** Lets the stream come to its end, so that its own check of the whole is made. */
  async drain(): Promise<void> {
    while (!(await this.parts.next()).done);
  }
}

const textAt = (header: Buffer, start: number, length: number) =>
  header.toString("utf8", start, start + length).replace(/\0.*$/s, "");
const numberAt = (header: Buffer, start: number, length: number) =>
  Number.parseInt(textAt(header, start, length).trim() || "0", 8);

async function writeFile(path: string, size: number, reader: ByteReader): Promise<void> {
  const file = openSync(path, "wx", 0o600);
  try {
    for (let left = size; left > 0; ) {
      const part = await reader.some(left);
      writeSync(file, part);
      left -= part.length;
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Unpacks an archive of folders and files into a folder.
 * @throws Error when the archive is damaged, ends too early, or names a place outside the folder
 */
export async function extractTar(source: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const reader = new ByteReader(source);
  for (;;) {
    const header = await reader.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) return reader.drain();
    if (numberAt(header, FIELD.checksum, 8) !== checksumOf(header)) throw new Error("The archive is damaged.");
    const name = normalize(textAt(header, FIELD.name, 100)).replace(/^\/+/, "");
    if (name.split("/").includes("..")) throw new Error(`The archive names a place outside the folder: ${name}`);
    const size = numberAt(header, FIELD.size, 12);
    const path = join(folder, name);
    const isFolder = textAt(header, FIELD.type, 1) === "5";
    mkdirSync(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (isFolder) continue;
    await writeFile(path, size, reader);
    await reader.exactly(padding(size).length);
  }
}

/** The entry of a file as it is now. */
export function fileEntry(name: string, path: string, size: number): TarEntry {
  return { name, size, content: size === 0 ? [] : createReadStream(path, { end: size - 1 }) };
}
