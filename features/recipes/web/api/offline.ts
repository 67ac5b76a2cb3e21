import { toPending } from '#platform/shared/pending-record.ts';
import {
  type OfflineFeature,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { type RecipeMark, recipeMarksApi, recipesApi, type StoredRecipe } from '../../contract.ts';
import { isNothingSaid, NOTHING_SAID } from '../../rules/recipe-mark.ts';
import { byNewestRecipe, toShownRecipe } from '../../rules/shown-recipe.ts';
import { sayMark } from '../messages.ts';

/** Its `PendingMark`s use the same name. */
const KIND = 'recipe';

const MARK = 'recipe-mark';

const toThing = (is: RecipeMark) => ({
  kind: MARK,
  id: is.recipeId,
  version: 0,
  is,
  deleted: isNothingSaid(is),
});

const records = offlineRecord({
  kind: KIND,
  api: recipesApi,
  verb: 'Save',
  // A food that was linked just now is not on the device: figures are lower until the server answers.
  toShown: (sent, before: StoredRecipe | null) => ({
    ...toShownRecipe(sent),
    foods: before?.foods ?? {},
  }),
});

export const recipesOffline: OfflineFeature = {
  writes: [
    ...records.writes,
    offlineWrite(recipeMarksApi.set, {
      verb: 'Mark',
      // A mark has no version: the last one to say so is right.
      effect({ params: { recipeId }, body }, known) {
        const before = known.find(MARK, recipeId)?.is as RecipeMark | undefined;
        const is = { ...NOTHING_SAID, ...before, ...body, recipeId } as RecipeMark;
        return { things: [toThing(is)], answer: { ok: true } as const };
      },
    }),
  ],
  reads: [
    records.listed({ list: recipesApi.list, inOrder: byNewestRecipe }),
    offlineRead(recipesApi.one, {
      things: (recipe) => [toPending(KIND, recipe)],
      overlay: (recipe, { params }, known) =>
        records.waiting(known).find(({ id }) => id === params.id)?.is ?? recipe,
      missing: ({ params }, known) => records.find(known, params.id)?.is ?? undefined,
    }),
    offlineRead(recipesApi.bookFoods, {}),
    offlineRead(recipesApi.labels, {}),
    offlineRead(recipeMarksApi.list, {
      things: (marks) => marks.map(toThing),
      overlay(marks, _, known) {
        const pending = known.things(MARK);
        if (pending.length === 0) return marks;
        const changed = new Set(pending.map(({ id }) => id));
        const coming = pending.flatMap(({ is, deleted }) => (deleted ? [] : [is as RecipeMark]));
        return [...marks.filter(({ recipeId }) => !changed.has(recipeId)), ...coming];
      },
    }),
  ],
  async ahead(_today, { ask, cached }) {
    await ask(recipesApi.list, {});
    await ask(recipeMarksApi.list, {});
    await ask(recipesApi.labels, {});
    // 200 kB that seldom change: asked again when a recipe is opened.
    if (!(await cached(recipesApi.bookFoods, {}))) await ask(recipesApi.bookFoods, {});
  },
  says: {
    [KIND]: ({ name }: { name: string }) => name,
    [MARK]: ({ recipeId }: RecipeMark) => sayMark(recipeId),
  },
};
