interface Cookie {
  readonly name: string;
  readonly value: string;
}

const jar = new Map<string, Cookie>();

/** Stands in for `next/headers`: the cookies of one browser, in memory. */
export async function cookies() {
  return {
    get: (name: string): Cookie | undefined => jar.get(name),
    set: (name: string, value: string): void => {
      if (value === "") jar.delete(name);
      else jar.set(name, { name, value });
    },
  };
}

/** Another browser, that knows nobody yet. */
export function clearCookieJar(): void {
  jar.clear();
}

/** The cookies as they are, to be put back with `useCookies`. */
export function copyCookieJar(): readonly Cookie[] {
  return [...jar.values()];
}

export function restoreCookieJar(cookies: readonly Cookie[]): void {
  jar.clear();
  for (const cookie of cookies) jar.set(cookie.name, cookie);
}
