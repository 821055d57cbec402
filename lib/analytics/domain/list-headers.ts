/** The cursor of the next page of assessments; absent on the last one. */
export const NEXT_CURSOR_HEADER = "x-next-cursor";
/** `true` where an export holds nothing but its head. */
export const EMPTY_HEADER = "x-empty";
