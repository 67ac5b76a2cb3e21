import { addDays } from '#platform/shared/calendar-day.ts';
import { kgToLb } from '#platform/shared/units.ts';
import {
  type OfflineFeature,
  type OfflineUnits,
  offlineRead,
} from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { checkInsApi, targetsApi, weighInsApi } from '../../contract.ts';
import {
  byLatest,
  type ShownWeighIn,
  toShownWeighIn,
} from '../../rules/weight/pending-weigh-ins.ts';
import { TREND_DAYS } from '../../rules/weight/weight-trend.ts';

const KIND = 'weigh-in';
/** What the weight page opens with, and what its trend begins from. */
const DAYS_SHOWN = 90 + TREND_DAYS;

const weighIns = offlineRecord({
  kind: KIND,
  api: weighInsApi,
  verb: 'Weigh in',
  day: ({ date }) => date,
  toShown: toShownWeighIn,
});

export const nutritionOffline: OfflineFeature = {
  writes: weighIns.writes,
  reads: [
    weighIns.listed({
      list: weighInsApi.list,
      belongs: ({ date }, { from }) => date >= from,
      inOrder: byLatest,
      // Each day asks from another day on: a longer list holds the shorter ones.
      missing: ({ from }, known) =>
        known
          .all(weighInsApi.list)
          .filter(({ input }) => input.query.from <= from)
          .map(({ answer }) => answer.filter(({ date }) => date >= from))[0],
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
    offlineRead(checkInsApi.wholeDays, {
      // Tomorrow asks again: the days that were full are so still.
      missing: ({ query }, known) =>
        known
          .all(checkInsApi.wholeDays)
          .filter(({ input }) => input.query.from <= query.from && input.query.to >= query.from)
          .map(({ answer }) => answer.filter((day) => day >= query.from && day <= query.to))[0],
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
