import type { Plugin } from 'vite';
import { findCycle } from '../structure/find-cycle.ts';

type Chunk = { fileName: string; imports: readonly string[] };

/** The files of one circle of imports; empty where there is none. */
export function findCircle(chunks: readonly Chunk[]): string[] {
  const graph = new Map(chunks.map(({ fileName, imports }) => [fileName, new Set(imports)]));
  return (findCycle(graph) ?? []).slice(0, -1);
}

/** Built files that import each other run before what they need is there: the build stops, not the page. */
export const noChunkCircles = (): Plugin => ({
  name: 'no-chunk-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const circle = findCircle(Object.values(bundle).filter((file) => file.type === 'chunk'));
    if (circle.length > 0) {
      throw new Error(
        `Built files import each other: ${circle.join(', ')}. Change the groups in vite.config.ts.`,
      );
    }
  },
});
