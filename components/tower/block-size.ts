/** Width classes of tower blocks, 4 to 12 rem. */
const WIDTHS = new Map(
  Object.entries({
    "w-16": "4rem",
    "w-20": "5rem",
    "w-24": "6rem",
    "w-28": "7rem",
    "w-32": "8rem",
    "w-36": "9rem",
    "w-40": "10rem",
    "w-44": "11rem",
    "w-48": "12rem",
  }),
);

const HEIGHTS = new Map(Object.entries({ "h-12": "3rem", "h-8": "2rem", "h-6": "1.5rem" }));

/** The width of a block; 6rem when the class is absent or unknown. */
export function blockWidth(size?: string): string {
  return WIDTHS.get(size ?? "") ?? "6rem";
}

/** The height of a block; 2rem when the class is absent or unknown. */
export function blockHeight(size?: string): string {
  return HEIGHTS.get(size ?? "") ?? "2rem";
}
