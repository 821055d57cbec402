declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Readonly<Record<string, string>>;
  }
  interface Result {
    errors: number;
    non2xx: number;
    /** Seconds. */
    duration: number;
    requests: { total: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
