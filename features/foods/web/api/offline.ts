import {
  type Known,
  type OfflineFeature,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import { type Food, foodsApi } from '../../contract.ts';

const KIND = 'favourite';

/** A mark, or its absence. A mark has no version: the last one to say so is right. */
const markOf = (id: string, marked: boolean, food: Food | null) => ({
  kind: KIND,
  id,
  version: 0,
  is: food && { ...food, favourite: marked },
  deleted: !marked,
});

/** A food from any cached list, by id. */
function foodOf(known: Known, id: string): Food | null {
  const lists = [...known.all(foodsApi.ownFoods), ...known.all(foodsApi.favourites)];
  const found = lists.flatMap(({ answer }) => answer).find((food) => food.id === id);
  return found ?? known.cached(foodsApi.food, { params: { id } }) ?? null;
}

const marksOf = (known: Known) =>
  new Map(known.things(KIND).map((thing) => [thing.id, thing] as const));

function withMarks(foods: Food[], known: Known): Food[] {
  const marks = marksOf(known);
  const differs = (food: Food) => {
    const mark = marks.get(food.id);
    return mark !== undefined && mark.deleted === food.favourite;
  };
  if (!foods.some(differs)) return foods;
  return foods.map((food) => (differs(food) ? { ...food, favourite: !food.favourite } : food));
}

const byName = (a: Food, b: Food) => a.name.localeCompare(b.name, 'en-AU');

const done = { ok: true } as const;

export const foodsOffline: OfflineFeature = {
  writes: [
    offlineWrite(foodsApi.addFavourite, {
      verb: 'Mark',
      effect: ({ params: { id } }, known) => ({
        things: [markOf(id, true, foodOf(known, id))],
        answer: done,
      }),
    }),
    offlineWrite(foodsApi.removeFavourite, {
      verb: 'Remove favourite',
      ignoresNotFound: true,
      effect: ({ params: { id } }, known) => ({
        things: [markOf(id, false, foodOf(known, id))],
        answer: done,
      }),
    }),
  ],
  reads: [
    offlineRead(foodsApi.ownFoods, { overlay: (foods, _, known) => withMarks(foods, known) }),
    offlineRead(foodsApi.food, {
      overlay: (food, _, known) => withMarks([food], known)[0] as Food,
    }),
    offlineRead(foodsApi.favourites, {
      overlay(foods, _, known) {
        const marks = marksOf(known);
        const kept = foods.filter(({ id }) => !marks.get(id)?.deleted);
        const coming = [...marks.values()].flatMap(({ id, is, deleted }) =>
          is && !deleted && !foods.some((food) => food.id === id) ? [is as Food] : [],
        );
        if (kept.length === foods.length && coming.length === 0) return foods;
        return coming.length === 0 ? kept : [...kept, ...coming].sort(byName);
      },
    }),
  ],
  async ahead(_, { ask }) {
    await ask(foodsApi.ownFoods, {});
    await ask(foodsApi.favourites, {});
  },
  says: { [KIND]: (food: Food) => `${food.name}, favourite` },
};
