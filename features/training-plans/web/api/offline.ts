import { byLatestPlan, toShownPlan, withActive } from '#features/plan-blocks/rules/shown-plan.ts';
import {
  type Known,
  type OfflineFeature,
  type OfflineRead,
  type OfflineWrite,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { type TrainingPlan, trainingPlansApi } from '../../contract.ts';

/** Its `PendingMark`s use the same name. */
const KIND = 'training-plan';
/** Which plan is followed, while that waits to be sent. */
const FOLLOWED = 'followed-plan';
const MINE = 'mine';

const records = offlineRecord({
  kind: KIND,
  api: trainingPlansApi,
  verb: 'Plan',
  toShown: (sent, before) => toShownPlan(sent, before) as Omit<TrainingPlan, 'id' | 'version'>,
});

const followed = (id: string) => ({
  kind: FOLLOWED,
  id: MINE,
  version: 0,
  is: { id },
  deleted: false,
});

const followedId = (known: Known): string | null =>
  (known.find(FOLLOWED, MINE)?.is as { id: string } | undefined)?.id ?? null;

/** The list with the plan that was made or chosen last as the one that is followed. */
function inForce(plans: readonly TrainingPlan[], known: Known): TrainingPlan[] {
  const id = followedId(known);
  return id === null ? [...plans] : withActive(plans, id);
}

/** A plan of before that is followed again stands in another list. */
function withFollowed(plans: readonly TrainingPlan[], known: Known): readonly TrainingPlan[] {
  const id = followedId(known);
  if (id === null || plans.some((plan) => plan.id === id)) return plans;
  const found = known.find(KIND, id);
  return found?.is && !found.deleted ? [...plans, found.is as TrainingPlan] : plans;
}

/** A new plan is followed, so the one before is not. */
const writes = records.writes.map((write): OfflineWrite => {
  if (write.endpoint !== trainingPlansApi.add) return write;
  return {
    ...write,
    effect(input, known, at) {
      const { things, answer } = write.effect(input, known, at);
      const { id } = (input as { body: { id: string } }).body;
      return { things: [...things, followed(id)], answer };
    },
  };
});

type Listed = { query: { which: 'active' | 'all' } };
const list = records.listed({ list: trainingPlansApi.list, inOrder: byLatestPlan });

const lists: OfflineRead = {
  ...list,
  overlay(plans, input, known) {
    const merged = (list.overlay?.(plans, input, known) ?? plans) as TrainingPlan[];
    if ((input as Listed).query.which === 'all') return inForce(merged, known);
    return inForce(withFollowed(merged, known), known).filter(({ active }) => active);
  },
  // All of them hold the one that is followed.
  missing: (input, known) =>
    (input as Listed).query.which === 'active'
      ? known
          .all(trainingPlansApi.list)
          .filter((one) => one.input.query.which === 'all')
          .map(({ answer }) => answer.filter(({ active }) => active))[0]
      : undefined,
};

export const trainingPlansOffline: OfflineFeature = {
  writes: [
    ...writes,
    offlineWrite(trainingPlansApi.activate, {
      verb: 'Follow',
      effect({ params: { id } }, known) {
        const is = known.find(KIND, id)?.is as TrainingPlan;
        return { things: [followed(id)], answer: { ...is, active: true } };
      },
    }),
  ],
  reads: [lists],
  async ahead(_today, { ask }) {
    const plans = await ask(trainingPlansApi.list, { query: { which: 'active' } });
    // Their sessions are begun without a network too.
    if (plans.length > 0)
      await import('#features/exercises/rules/exercises.ts').catch(() => undefined);
  },
  says: {
    [KIND]: ({ name }: { name: string }) => name,
  },
};
