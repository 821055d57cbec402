/** The administrators' password of the server under test. */
export const ADMIN_PASSWORD = "only for the browser tests";

/** What opens its figures. */
export const METRICS_TOKEN = "only-for-the-figures-of-the-browser-tests";
