import { ownImports, type SourceFile } from "./source";

/** The first circle of imports that can be found from each file, told as a path; empty when there is none. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const bare = (path: string) => path.replace(/\.tsx?$/, "");
  const graph = new Map(files.map((file) => [bare(file.path), ownImports(file)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (node: string, trail: readonly string[]): void => {
    const at = trail.indexOf(node);
    if (at >= 0) {
      found.push([...trail.slice(at), node].join(" -> "));
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) if (graph.has(next)) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}
