import { findCycle, type Graph } from './find-cycle.ts';
import type { Tree } from './read-tree.ts';
import { isTest, type Violation } from './violation.ts';

const document = 'ARCHITECTURE.md';

function addEdge(graph: Graph, from: string, to: string): void {
  const targets = graph.get(from) ?? new Set();
  graph.set(from, targets.add(to));
}

function graphs(tree: Tree): { files: Graph; features: Graph } {
  const files: Graph = new Map();
  const features: Graph = new Map();
  const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1];
  for (const file of tree.files) {
    const from = featureOf(file.path);
    if (from && !features.has(from)) features.set(from, new Set());
    if (isTest(file.path)) continue;
    for (const { target } of file.imports) {
      addEdge(files, file.path, target);
      const to = featureOf(target);
      if (from && to && from !== to) addEdge(features, from, to);
    }
  }
  return { files, features };
}

/** Reads lines like "- `home` → `account`, `nutrition`" (or "→ nothing") of the architecture page. */
function writtenEdges(text: string): Graph {
  const edges: Graph = new Map();
  for (const [, from = '', targets = ''] of text.matchAll(/^- `([a-z-]+)` → (.*)$/gm)) {
    edges.set(from, new Set([...targets.matchAll(/`([a-z-]+)`/g)].map((match) => match[1] ?? '')));
  }
  return edges;
}

export function checkGraphs(tree: Tree): Violation[] {
  const violations: Violation[] = [];
  const { files, features } = graphs(tree);

  const featureCycle = findCycle(features);
  if (featureCycle) {
    violations.push({
      rule: 'no-feature-cycles',
      path: `features/${featureCycle[0]}`,
      message: `${featureCycle.join(' → ')}. Move what both need below, or pass it in from the app.`,
    });
  }
  const fileCycle = findCycle(files);
  if (fileCycle) {
    violations.push({
      rule: 'no-file-cycles',
      path: fileCycle[0] ?? '',
      message: `${fileCycle.join(' → ')}. Move what both need into a file of its own.`,
    });
  }

  const written = writtenEdges(tree.files.find((file) => file.path === document)?.text ?? '');
  const show = (edges: Set<string> | undefined): string =>
    edges ? [...edges].sort().join(', ') || 'nothing' : 'not listed';
  for (const feature of new Set([...features.keys(), ...written.keys()])) {
    const real = features.has(feature) ? show(features.get(feature)) : 'no such feature';
    const listed = show(written.get(feature));
    if (real === listed) continue;
    violations.push({
      rule: 'feature-graph-as-written',
      path: document,
      message: `${feature} stands on ${real}, but the page says ${listed}. Correct one of them.`,
    });
  }
  return violations;
}
