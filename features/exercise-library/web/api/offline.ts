import {
  type OfflineFeature,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import { type ExerciseMark, exerciseMarksApi } from '../../contract.ts';
import { sayMark } from '../messages/marks.ts';

const KIND = 'exercise-mark';

/** A mark has no version: the last one to say so is right. */
const markOf = (id: string, mark: ExerciseMark['mark'] | null) => ({
  kind: KIND,
  id,
  version: 0,
  is: { id, mark },
  deleted: mark === null,
});

const done = { ok: true } as const;

export const exerciseLibraryOffline: OfflineFeature = {
  writes: [
    offlineWrite(exerciseMarksApi.set, {
      verb: 'Mark',
      effect: ({ params: { exerciseId }, body: { mark } }) => ({
        things: [markOf(exerciseId, mark)],
        answer: done,
      }),
    }),
    offlineWrite(exerciseMarksApi.remove, {
      verb: 'Remove mark',
      ignoresNotFound: true,
      effect: ({ params: { exerciseId } }) => ({
        things: [markOf(exerciseId, null)],
        answer: done,
      }),
    }),
  ],
  reads: [
    offlineRead(exerciseMarksApi.list, {
      overlay(marks, _, known) {
        const pending = known.things(KIND);
        if (pending.length === 0) return marks;
        const changed = new Set(pending.map(({ id }) => id));
        const coming = pending.flatMap(({ is, deleted }) => (deleted ? [] : [is as ExerciseMark]));
        return [...marks.filter(({ id }) => !changed.has(id)), ...coming];
      },
    }),
  ],
  async ahead(_, { ask }) {
    await ask(exerciseMarksApi.list, {});
  },
  says: { [KIND]: (mark: ExerciseMark) => sayMark(mark) },
};
