import { readFileSync } from 'node:fs';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { usableFood } from '#features/food-facts/rules/usable-food.ts';
import { searchOnDevice } from '#features/foods/rules/search/device-search.ts';
import { foodIndex } from '#features/foods/rules/search/food-index.ts';
import { AUSTRALIAN_QUERIES } from './australian-queries.ts';
import { isExpected } from './labelled-queries.ts';

/**
 * The 400 Australian queries over the catalogue as a device searches it, without a server:
 * `node bench/search/device.ts` prints the shares, `-- --missed` each query whose first place is wrong.
 */
const file = new URL('../../features/food-facts/catalogue/catalogue.ndjson', import.meta.url);
const catalogue = foodIndex(
  readCatalogue(readFileSync(file, 'utf8')).foods.map((food) => ({
    ...usableFood(food),
    id: `catalogue:${food.id}`,
    brand: null,
    warnings: [],
    retired: false,
  })),
);
const foods = { catalogue, own: [], favourites: [], usual: [], meals: [] };
const places = AUSTRALIAN_QUERIES.map(({ kind, query, expected }) => {
  const ids = searchOnDevice(query, foods, 5).map(({ foodId }) => foodId ?? '');
  return { kind, query, ids, place: ids.findIndex((id) => isExpected(expected, id)) };
});
const share = (some: typeof places, upTo: number): string => {
  const right = some.filter(({ place }) => place >= 0 && place < upTo).length;
  return `${((100 * right) / some.length).toFixed(1)} %`;
};
const kinds = ['all', ...new Set(places.map(({ kind }) => kind))];
for (const kind of kinds) {
  const some = places.filter((one) => kind === 'all' || one.kind === kind);
  console.log(
    `${kind}: ${some.length} queries, first ${share(some, 1)}, first five ${share(some, 5)}`,
  );
}
if (process.argv.includes('--missed')) {
  for (const { kind, query, ids, place } of places) {
    if (place !== 0)
      console.log(`${kind} "${query}" ${place}: ${ids.join(' ').replaceAll('catalogue:', '')}`);
  }
}
