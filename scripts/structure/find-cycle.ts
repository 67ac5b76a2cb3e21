/** What each station leads to. */
export type Graph = Map<string, Set<string>>;

/** The first way round found, as its stations; null when there is none. */
export function findCycle(graph: Graph): string[] | null {
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): string[] | null => {
    if (finished.has(node)) return null;
    const at = path.indexOf(node);
    if (at >= 0) return [...path.slice(at), node];
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    finished.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle) return cycle;
  }
  return null;
}
