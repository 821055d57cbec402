import "server-only";
import { encode } from "uqr";

/** A QR code as the path of an SVG: dark squares of 1 by 1 in a square of this size, with a quiet border. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

const QUIET_BORDER = 4;

/** Draws a text as a QR code that is still read with 15 % of it hidden. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join("") };
}
