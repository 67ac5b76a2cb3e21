import { addDays } from '#platform/shared/calendar-day.ts';
import type { OfflineFeature, OfflineUnits } from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { measuresApi, readingsApi } from '../../contract.ts';
import { DAYS_AT_FIRST } from '../../rules/due.ts';
import { figureText } from '../../rules/figure-text.ts';
import { findKind } from '../../rules/kinds.ts';
import { type StoredMeasure, toKnownMeasure } from '../../rules/measure.ts';
import { byLatestReading, type Reading, toShownReading } from '../../rules/readings.ts';
import { byBegun, toShownMeasure } from '../../rules/shown-measure.ts';

/** `PendingMark`s use the same names. */
const MEASURE = 'measure';
const READING = 'measure-reading';

const measures = offlineRecord({
  kind: MEASURE,
  api: measuresApi,
  verb: 'Measure',
  toShown: toShownMeasure,
});

const readings = offlineRecord({
  kind: READING,
  api: readingsApi,
  verb: 'Measure',
  day: ({ date }) => date,
  toShown: toShownReading,
});

export const measuresOffline: OfflineFeature = {
  writes: [...measures.writes, ...readings.writes],
  reads: [
    measures.listed({ list: measuresApi.list, inOrder: byBegun }),
    readings.listed({
      list: readingsApi.list,
      belongs: ({ date, kind }, query) =>
        date >= query.from && (query.kind === undefined || query.kind === kind),
      inOrder: byLatestReading,
      // Each day asks from another day on, and each measure is in the list of all: a longer list holds the shorter
      // ones. Where none is as long, the longest tells what it knows, and the page says that older values are missing.
      missing: ({ kind }, known) =>
        known
          .all(readingsApi.list)
          .filter(({ input: { query } }) => query.kind === undefined || query.kind === kind)
          .toSorted((a, b) => (a.input.query.from < b.input.query.from ? -1 : 1))
          .map(({ answer }) => answer.filter((one) => kind === undefined || one.kind === kind))[0],
    }),
  ],
  async ahead(today, { ask }) {
    await ask(measuresApi.list, {});
    await ask(readingsApi.list, { query: { from: addDays(today, -DAYS_AT_FIRST) } });
  },
  says: {
    [MEASURE]: ({ name, kind }: StoredMeasure) => name ?? findKind(kind)?.name ?? kind,
    [READING]: saysOf,
  },
};

/** "Waist, 84.5 cm" */
function saysOf(reading: Reading, { numbersHidden }: OfflineUnits): string {
  const kind = findKind(reading.kind);
  if (!kind) return `${reading.value} ${reading.unit}`.trim();
  if (numbersHidden && kind.group === 'body') return kind.name;
  const measure = toKnownMeasure(kind, reading.unit === 'in' ? 'in' : 'cm');
  return `${kind.name}, ${figureText(reading, measure)}`;
}
