/** Digits and capitals without those that look alike (Crockford 1998): no I, L, O, U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 50 bits: short enough to be typed, and with few tries a person far too many to be found. */
export const CODE_LENGTH = 10;
const GROUP_SIZE = 5;
/** Codes of former releases, which may still be out. */
const FORMER_LENGTH = 26;

/** Writes random bytes, one for each letter, as a code that can be read aloud: ten letters and digits in two groups. */
export function encodeCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return `${letters.slice(0, GROUP_SIZE)}-${letters.slice(GROUP_SIZE)}`;
}

/** What a person typed as the code it stands for, without groups and with look-alikes set right; null when it is none. */
export function parseCode(input: string): string | null {
  const plain = input.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  const whole = plain.length === CODE_LENGTH || plain.length === FORMER_LENGTH;
  return whole && [...plain].every((letter) => ALPHABET.includes(letter)) ? plain : null;
}

/** An invitation as it stands behind the hash of its address, and as the browser keeps it: its code, and whose it is. */
export interface Invitation {
  readonly code: string;
  /** The first name of the one who invites, where they let it be shown; as the address says it, so nothing to rely on. */
  readonly from: string | null;
}

/** No first name that somebody would recognise is longer. */
const MAX_NAME = 50;

/** Writes an invitation as one word: "0A1B2-C3D4E" or "0A1B2-C3D4E/Asha". */
export function writeInvitation({ code, from }: Invitation): string {
  return from ? `${code}/${encodeURIComponent(from)}` : code;
}

/** Reads what `writeInvitation` wrote, with or without the hash before it; null where no code is in it. */
export function parseInvitation(text: string): Invitation | null {
  const [, word = "", name = ""] = /^#?([^/]*)(?:\/(.*))?$/s.exec(text) ?? [];
  const code = parseCode(word);
  return code === null ? null : { code, from: readName(name) };
}

function readName(encoded: string): string | null {
  try {
    const name = decodeURIComponent(encoded).replace(/\p{C}/gu, "").trim();
    return name === "" ? null : name.slice(0, MAX_NAME);
  } catch {
    // Cut off by the program that carried the link.
    return null;
  }
}

/** What follows the hash where somebody reads of comparing who has no invitation: whom they think of. */
export function writeSender(name: string): string {
  return `/${encodeURIComponent(name)}`;
}

/** Reads what `writeSender` wrote, with or without the hash before it; as the address says it, so nothing to rely on. */
export function parseSender(text: string): string | null {
  const [, name = ""] = /^#?\/(.*)$/s.exec(text) ?? [];
  return readName(name);
}

/** How long a code can be entered: whoever is invited may have to find their own result first. */
export const CODE_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
