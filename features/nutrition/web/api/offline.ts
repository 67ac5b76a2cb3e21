import { addDays } from '#platform/shared/calendar-day.ts';
import { kgToLb } from '#platform/shared/units.ts';
import {
  type Known,
  type OfflineFeature,
  type OfflineUnits,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import { checkInsApi, targetsApi, type WeighIn, weighInsApi } from '../../contract.ts';
import {
  addPendingWeighIn,
  editPendingWeighIn,
  markPendingWeighIn,
  mergePendingWeighIns,
  type PendingWeighIn,
  type ShownWeighIn,
  toPendingWeighIn,
} from '../../rules/pending-weigh-ins.ts';

const KIND = 'weigh-in';
/** What the weight page opens with. */
const DAYS_SHOWN = 90;
const find = (known: Known, id: string) => known.find(KIND, id) as PendingWeighIn | undefined;

const done = { ok: true } as const;

export const nutritionOffline: OfflineFeature = {
  writes: [
    offlineWrite(weighInsApi.add, {
      verb: 'Weigh in',
      day: ({ body }) => body.date,
      effect({ body }, known) {
        const thing = addPendingWeighIn(body, find(known, body.id));
        return { things: [thing], answer: thing.is as WeighIn };
      },
    }),
    offlineWrite(weighInsApi.edit, {
      verb: 'Change',
      day: ({ body }) => body.date,
      effect({ params, body }) {
        const thing = editPendingWeighIn(params.id, body);
        return { things: [thing], answer: thing.is as WeighIn };
      },
      versionOf: ({ params, body }, id) => (params.id === id ? body.version : undefined),
      rebase: ({ params, body }, _, version) => ({ params, body: { ...body, version } }),
      recreate: ({ version: _, ...weighIn }: ShownWeighIn, id) => ({
        endpoint: weighInsApi.add,
        input: { body: { ...weighIn, id } },
      }),
    }),
    offlineWrite(weighInsApi.remove, {
      verb: 'Delete',
      ignoresNotFound: true,
      effect: ({ params: { id } }, known) => ({
        things: [markPendingWeighIn(id, true, find(known, id))],
        answer: done,
      }),
    }),
    offlineWrite(weighInsApi.restore, {
      verb: 'Bring back',
      effect({ params: { id } }, known) {
        const thing = markPendingWeighIn(id, false, find(known, id));
        return { things: [thing], answer: thing.is as WeighIn };
      },
    }),
  ],
  reads: [
    offlineRead(weighInsApi.list, {
      things: (list) => list.map(toPendingWeighIn),
      overlay: (list, { query }, known) =>
        mergePendingWeighIns(list, query.from, known.things(KIND) as PendingWeighIn[]) as WeighIn[],
      // Each day asks from another day on: a longer list holds the shorter ones.
      missing: ({ query }, known) =>
        known
          .all(weighInsApi.list)
          .filter(({ input }) => input.query.from <= query.from)
          .map(({ answer }) => answer.filter(({ date }) => date >= query.from))[0],
    }),
    offlineRead(checkInsApi.days, {
      // Tomorrow asks again: what was learnt up to yesterday is still true.
      missing: ({ query }, known) =>
        known
          .all(checkInsApi.days)
          .filter(({ input }) => input.query.from <= query.from)
          .map(({ answer }) => ({
            ...answer,
            days: answer.days.filter(({ date }) => date >= query.from && date < query.date),
          }))[0],
    }),
    offlineRead(targetsApi.read, {
      missing: (_, known) => known.all(targetsApi.read)[0]?.answer,
    }),
  ],
  async ahead(today, { ask }) {
    await ask(weighInsApi.list, { query: { from: addDays(today, -DAYS_SHOWN) } });
    await ask(targetsApi.read, { query: { date: today } });
  },
  says: { [KIND]: saysOf },
};

/** "72.4 kg" */
function saysOf({ weightKg }: ShownWeighIn, units: OfflineUnits): string {
  const { weightUnit, numbersHidden } = units;
  if (numbersHidden) return 'Weight';
  const figure = weightUnit === 'lb' ? kgToLb(weightKg) : weightKg;
  return `${figure.toFixed(1)} ${weightUnit}`;
}
