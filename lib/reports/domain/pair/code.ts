/** Digits and capitals without those that look alike (Crockford 1998): no I, L, O, U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS = 5;
/** 128 bits. */
export const CODE_BYTES = 16;
const CODE_LENGTH = Math.ceil((CODE_BYTES * 8) / BITS);
const GROUP = 4;

/** Writes random bytes as a code that can be read aloud: 26 letters and digits in groups of four. */
export function codeFromBytes(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters =
    bits.match(/.{1,5}/g)?.map((part) => ALPHABET[Number.parseInt(part.padEnd(BITS, "0"), 2)] ?? "") ?? [];
  return (letters.join("").match(new RegExp(`.{1,${GROUP}}`, "g")) ?? []).join("-");
}

/** What a person typed as the code it stands for, without groups and with look-alikes set right; null when it is none. */
export function readCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return plain.length === CODE_LENGTH && [...plain].every((letter) => ALPHABET.includes(letter)) ? plain : null;
}

/** How long a code can be entered. */
export const CODE_LIFE_MS = 48 * 60 * 60 * 1000;
