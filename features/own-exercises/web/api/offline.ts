import type { OfflineFeature } from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { ownExercisesApi } from '../../contract.ts';
import { byNewestOwnExercise, toShownOwnExercise } from '../../rules/shown-own-exercise.ts';

/** Its `PendingMark`s use the same name. */
const KIND = 'own-exercise';

const records = offlineRecord({
  kind: KIND,
  api: ownExercisesApi,
  verb: 'Add',
  toShown: toShownOwnExercise,
});

export const ownExercisesOffline: OfflineFeature = {
  writes: records.writes,
  reads: [records.listed({ list: ownExercisesApi.list, inOrder: byNewestOwnExercise })],
  async ahead(_today, { ask }) {
    await ask(ownExercisesApi.list, {});
  },
  says: { [KIND]: ({ name }: { name: string }) => name },
};
