/** The pair that the welcome screen shows, which may be answered before there is an account: the first of all. */
export const FIRST_PAIR = 1;

/** The name of its two radio buttons there. */
export const FIRST_PAIR_FIELD = "firstPair";
