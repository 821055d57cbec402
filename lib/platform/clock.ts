/** The only place that reads the time on the server; operations get `ctx.now`. */
export function now(): Date {
  return new Date();
}
