/** The sealed cookie of a signed-in user. */
export const USER_COOKIE = "ninefold_user";
