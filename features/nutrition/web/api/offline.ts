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
  reweighed,
  type ShownWeighIn,
  type WaitingWeighIn,
  weighed,
  weighInMarked,
  weighInsWithWaiting,
  weighInThing,
} from '../../rules/waiting-weigh-ins.ts';

const KIND = 'weigh-in';
/** What the weight page opens with. */
const DAYS_SHOWN = 90;
const find = (known: Known, id: string) => known.find(KIND, id) as WaitingWeighIn | undefined;

const done = { ok: true } as const;

export const nutritionOffline: OfflineFeature = {
  writes: [
    offlineWrite(weighInsApi.add, {
      verb: 'Weigh in',
      day: ({ body }) => body.date,
      effect({ body }, known) {
        const thing = weighed(body, find(known, body.id));
        return { things: [thing], answer: thing.is as WeighIn };
      },
    }),
    offlineWrite(weighInsApi.edit, {
      verb: 'Change',
      day: ({ body }) => body.date,
      effect({ params, body }) {
        const thing = reweighed(params.id, body);
        return { things: [thing], answer: thing.is as WeighIn };
      },
      versionOf: ({ params, body }, id) => (params.id === id ? body.version : undefined),
      rebased: ({ params, body }, _, version) => ({ params, body: { ...body, version } }),
      asNew: ({ version: _, ...weighIn }: ShownWeighIn, id) => ({
        endpoint: weighInsApi.add,
        input: { body: { ...weighIn, id } },
      }),
    }),
    offlineWrite(weighInsApi.remove, {
      verb: 'Delete',
      goneIsDone: true,
      effect: ({ params: { id } }, known) => ({
        things: [weighInMarked(id, true, find(known, id))],
        answer: done,
      }),
    }),
    offlineWrite(weighInsApi.restore, {
      verb: 'Bring back',
      effect({ params: { id } }, known) {
        const thing = weighInMarked(id, false, find(known, id));
        return { things: [thing], answer: thing.is as WeighIn };
      },
    }),
  ],
  reads: [
    offlineRead(weighInsApi.list, {
      things: (list) => list.map(weighInThing),
      overlay: (list, { query }, known) =>
        weighInsWithWaiting(list, query.from, known.things(KIND) as WaitingWeighIn[]) as WeighIn[],
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
