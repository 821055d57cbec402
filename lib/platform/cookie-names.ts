/** The sealed cookie of a signed-in user. */
export const USER_COOKIE = "ninefold_user";
/** The sealed cookie of a signed-in administrator. */
export const ADMIN_COOKIE = "ninefold_admin";
/** The sealed cookie that says who signed in with this browser before. */
export const DEVICE_COOKIE = "ninefold_device";
