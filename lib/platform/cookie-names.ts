/** The sealed cookie of a signed-in user. */
export const USER_COOKIE = "ninefold_user";
/** The sealed cookie of a signed-in administrator. */
export const ADMIN_COOKIE = "ninefold_admin";
