import { expect, test } from 'vitest';
import type { OfflineFeature } from '#platform/web/offline/offline-feature.ts';
import { firstFeatures, later } from './offline.ts';
import { laterFeatures } from './offline-later.ts';

const pathsOf = (features: readonly OfflineFeature[]) =>
  features.flatMap(({ reads = [], writes = [] }) =>
    [...reads, ...writes].map(({ endpoint }) => endpoint.path),
  );

test('what loads later is fetched for its own calls, and for no call of the first screen', () => {
  expect(pathsOf(laterFeatures).filter((path) => !later.serves(path))).toEqual([]);
  expect(pathsOf(firstFeatures).filter(later.serves)).toEqual([]);
});
