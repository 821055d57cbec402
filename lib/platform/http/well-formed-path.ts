/**
 * The same address with a path that can be decoded: where an escape is cut short or is not UTF-8, every
 * percent sign of the path stands for itself. The router answers such a path with a bare 500.
 */
export function withWellFormedPath(url: string): string {
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
