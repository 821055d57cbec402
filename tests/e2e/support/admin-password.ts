/** The administrators' password of the server under test. */
export const ADMIN_PASSWORD = "only for the browser tests";
