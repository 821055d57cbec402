declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Readonly<Record<string, string>>;
    /** Sent one after the other, again and again. */
    requests?: readonly { readonly headers: Readonly<Record<string, string>> }[];
  }
  interface Result {
    errors: number;
    non2xx: number;
    /** Seconds. */
    duration: number;
    requests: { total: number };
    statusCodeStats?: Readonly<Record<number, { count: number }>>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
