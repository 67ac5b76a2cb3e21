import { expect, test } from 'vitest';
import { nameOf, type Thing } from '#platform/web/offline/offline-feature.ts';
import { type RecipeMark, recipeMarksApi } from '../contract.ts';
import { recipesOffline } from './api/offline.ts';

const RECIPE = 'dal-tadka';
const write = recipesOffline.writes?.find(
  ({ endpoint }) => nameOf(endpoint) === nameOf(recipeMarksApi.set),
);
const read = recipesOffline.reads?.find(
  ({ endpoint }) => nameOf(endpoint) === nameOf(recipeMarksApi.list),
);

/** A device that knows these things, of which the last `written` wait for the server. */
const device = (known: readonly Thing[], written: readonly Thing[] = known) => ({
  find: (kind: string, id: string) => known.findLast((one) => one.kind === kind && one.id === id),
  things: (kind: string) => written.filter((one) => one.kind === kind),
  cached: () => undefined,
  all: () => [],
});

const mark = (body: object, known: readonly Thing[]): Thing[] =>
  write?.effect({ params: { recipeId: RECIPE }, body }, device(known), '').things ?? [];

const said: RecipeMark = {
  recipeId: RECIPE,
  kept: false,
  rating: 2,
  notes: 'Half the salt.',
  collections: [],
};

test('a mark changes what it says and leaves the rest, with or without an answer of the server', () => {
  const stored = read?.things?.([said]) ?? [];
  const kept = mark({ kept: true }, stored);
  expect(kept).toMatchObject([{ id: RECIPE, deleted: false, is: { ...said, kept: true } }]);
  expect(mark({ rating: 5 }, kept)).toMatchObject([{ is: { ...said, kept: true, rating: 5 } }]);
  expect(mark({ kept: true }, [])).toMatchObject([
    { is: { kept: true, rating: null, notes: null } },
  ]);
});

test('a mark that says nothing any more is gone from the list', () => {
  const gone = mark({ rating: null, notes: null }, read?.things?.([said]) ?? []);
  expect(gone).toMatchObject([{ deleted: true }]);
  expect(read?.overlay?.([said], {}, device(gone))).toEqual([]);
});
