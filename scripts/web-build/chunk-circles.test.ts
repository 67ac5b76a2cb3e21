import { expect, test } from 'vitest';
import { findCircle } from './chunk-circles.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('two files that need the same third are no circle', () => {
  const chunks = [chunk('a', 'b', 'c'), chunk('b', 'd'), chunk('c', 'd'), chunk('d')];
  expect(findCircle(chunks)).toEqual([]);
});

test('files that need each other are named, also behind others', () => {
  const chunks = [chunk('start', 'a'), chunk('a', 'b'), chunk('b', 'c'), chunk('c', 'a')];
  expect(findCircle(chunks)).toEqual(['a', 'b', 'c']);
});
