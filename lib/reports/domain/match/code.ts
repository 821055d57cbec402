/** Digits and capitals without those that look alike (Crockford 1998): no I, L, O, U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS_PER_LETTER = 5;
/** 128 bits. */
export const CODE_BYTES = 16;
const CODE_LENGTH = Math.ceil((CODE_BYTES * 8) / BITS_PER_LETTER);
const GROUP_SIZE = 4;

/** Writes random bytes as a code that can be read aloud: 26 letters and digits in groups of four. */
export function encodeCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters =
    bits.match(/.{1,5}/g)?.map((part) => ALPHABET[Number.parseInt(part.padEnd(BITS_PER_LETTER, "0"), 2)] ?? "") ?? [];
  return (letters.join("").match(new RegExp(`.{1,${GROUP_SIZE}}`, "g")) ?? []).join("-");
}

/** What a person typed as the code it stands for, without groups and with look-alikes set right; null when it is none. */
export function parseCode(input: string): string | null {
  const plain = input.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return plain.length === CODE_LENGTH && [...plain].every((letter) => ALPHABET.includes(letter)) ? plain : null;
}

/** How long a code can be entered. */
export const CODE_LIFETIME_MS = 48 * 60 * 60 * 1000;
