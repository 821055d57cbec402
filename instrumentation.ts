/** Runs once when a server starts: the database is brought up to date before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ boot }, { cacheHeaders }, { securityHeaders }] = await Promise.all([
    import("./app/_boot"),
    import("./config/languages"),
    import("./config/security-headers"),
  ]);
  const ofPages = [...securityHeaders, ...cacheHeaders].filter(({ source }) => !source.startsWith("/api"));
  const pageHeaders = ofPages.flatMap(({ headers }) => headers);
  await boot(Object.fromEntries(pageHeaders.map(({ key, value }) => [key, value])));
}
