import type { Plugin } from 'vite';

type Chunk = { fileName: string; imports: readonly string[] };

/** The files of one circle of imports; empty where there is none. */
export function findCircle(chunks: readonly Chunk[]): string[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] => {
    const at = way.indexOf(file);
    if (at >= 0) return way.slice(at);
    if (done.has(file)) return [];
    for (const next of named.get(file)?.imports ?? []) {
      const circle = follow(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const { fileName } of chunks) {
    const circle = follow(fileName, []);
    if (circle.length > 0) return circle;
  }
  return [];
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
