import autocannon from "autocannon";

export const CONNECTIONS = 16;

/**
 * Loads one address for some seconds with connections that ask again as soon as they are answered.
 * @throws Error when an answer is missing or is not 2xx
 */
export async function requestsPerSecond(
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number> {
  const { errors, non2xx, requests, duration } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return requests.total / duration;
}

/** The middle one of these, the upper of two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
