import { toPending } from '#platform/shared/pending-record.ts';
import { type OfflineFeature, offlineRead } from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { recipesApi, type StoredRecipe } from '../../contract.ts';
import { byNewestRecipe, toShownRecipe } from '../../rules/shown-recipe.ts';

/** Its `PendingMark`s use the same name. */
const KIND = 'recipe';

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
  writes: records.writes,
  reads: [
    records.listed({ list: recipesApi.list, inOrder: byNewestRecipe }),
    offlineRead(recipesApi.one, {
      things: (recipe) => [toPending(KIND, recipe)],
      overlay: (recipe, { params }, known) =>
        records.waiting(known).find(({ id }) => id === params.id)?.is ?? recipe,
      missing: ({ params }, known) => records.find(known, params.id)?.is ?? undefined,
    }),
    offlineRead(recipesApi.bookFoods, {}),
  ],
  async ahead(_today, { ask, cached }) {
    await ask(recipesApi.list, {});
    // 200 kB that seldom change: asked again when a recipe is opened.
    if (!(await cached(recipesApi.bookFoods, {}))) await ask(recipesApi.bookFoods, {});
  },
  says: { [KIND]: ({ name }: { name: string }) => name },
};
