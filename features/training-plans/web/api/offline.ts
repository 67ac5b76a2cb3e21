import {
  type Known,
  type OfflineFeature,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { type TrainingPlan, trainingPlansApi } from '../../contract.ts';
import { byLatestPlan, toShownPlan, withActive } from '../../rules/shown-plan.ts';

/** Its `PendingMark`s use the same name. */
const KIND = 'training-plan';
/** Which plan is followed, while that waits to be sent. */
const FOLLOWED = 'followed-plan';
const MINE = 'mine';

const records = offlineRecord({
  kind: KIND,
  api: trainingPlansApi,
  verb: 'Plan',
  toShown: (sent, before) =>
    toShownPlan(sent, before) as Omit<TrainingPlan, 'id' | 'version'>,
});

const followed = (id: string) => ({
  kind: FOLLOWED,
  id: MINE,
  version: 0,
  is: { id },
  deleted: false,
});

/** The list with the plan that was made or chosen last as the one that is followed. */
function inForce(plans: readonly TrainingPlan[], known: Known): TrainingPlan[] {
  const { id } = (known.find(FOLLOWED, MINE)?.is as { id: string } | undefined) ?? { id: null };
  return id === null ? [...plans] : withActive(plans, id);
}

const [add, ...changes] = records.writes;
const list = records.listed({ list: trainingPlansApi.list, inOrder: byLatestPlan });

export const trainingPlansOffline: OfflineFeature = {
  writes: [
    {
      ...add,
      // A new plan is followed, so the one before is not.
      effect(input, known, at) {
        const { things, answer } = add.effect(input, known, at);
        const { id } = (input as { body: { id: string } }).body;
        return { things: known.find(KIND, id) ? things : [...things, followed(id)], answer };
      },
    },
    ...changes,
    offlineWrite(trainingPlansApi.activate, {
      verb: 'Follow',
      effect({ params: { id } }, known) {
        const is = known.find(KIND, id)?.is as TrainingPlan | null | undefined;
        return {
          things: [followed(id)],
          answer: { ...(is as TrainingPlan), active: true },
        };
      },
    }),
  ],
  reads: [
    offlineRead(trainingPlansApi.list, {
      things: list.things,
      overlay(plans, input, known) {
        const merged = list.overlay?.(plans, input, known) as TrainingPlan[];
        const all = inForce(merged, known);
        return input.query.which === 'active' ? all.filter(({ active }) => active) : all;
      },
      // All of them hold the one that is followed.
      missing: ({ query }, known) =>
        query.which === 'active'
          ? known
              .all(trainingPlansApi.list)
              .filter((one) => one.input.query.which === 'all')
              .map(({ answer }) => answer.filter(({ active }) => active))[0]
          : undefined,
    }),
  ],
  async ahead(_today, { ask }) {
    await ask(trainingPlansApi.list, { query: { which: 'active' } });
  },
  says: {
    [KIND]: ({ name }: { name: string }) => name,
  },
};
