import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useCurrentUser, useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { measuresApi, readingsApi, readingsFileApi } from '../contract.ts';
import { findKind, isOffered, KINDS, type KindKey } from '../rules/kinds.ts';
import {
  type Measure,
  OWN,
  type StoredMeasure,
  toKnownMeasure,
  toLengthUnit,
  toMeasure,
} from '../rules/measure.ts';
import type { Reading } from '../rules/readings.ts';
import {
  measureMessages,
  nothingNew,
  readingMessages,
  readingName,
  savedToday,
} from './messages.ts';

export type AddedReading = InputOf<typeof readingsApi.add>['body'];

/** Readings from a day on, and the latest of each measure before it; the latest first. */
export const useReadings = (from: CalendarDay, kind?: string) =>
  useQuery({
    ...queryOf(readingsApi.list, { query: { from, ...(kind !== undefined && { kind }) } }),
    placeholderData: keepPreviousData,
  });

export const useStoredMeasures = () => useQuery(queryOf(measuresApi.list, {}));

/** Who the person is, as far as measures go. */
function usePerson() {
  const user = useCurrentUser().data;
  return { age: user?.age ?? null, numbersHidden: user?.numbersHidden ?? false };
}

/** Whether a measure of the app suits this person. */
export function useIsOffered(): (key: KindKey) => boolean {
  const person = usePerson();
  return (key) => {
    const kind = findKind(key);
    return kind !== undefined && isOffered(kind, person);
  };
}

const orderOf = new Map<string, number>(KINDS.map(({ key }, at) => [key, at]));

/** What the person tracks, in one order: what the app knows, then their own. */
export function toTracked(stored: readonly StoredMeasure[], toOne: ToMeasure): Measure[] {
  const seen = new Set<string>();
  return stored
    .flatMap((one) => {
      const measure = one.tracked ? toOne(one) : null;
      if (!measure || seen.has(measure.key)) return [];
      seen.add(measure.key);
      return [measure];
    })
    .sort((a, b) => (orderOf.get(a.key) ?? KINDS.length) - (orderOf.get(b.key) ?? KINDS.length));
}

type ToMeasure = (stored: StoredMeasure) => Measure | null;

/** Reads a stored measure in the person's units; null where it does not suit them. */
export function useToMeasure(): ToMeasure {
  const { heightUnit } = useUnits();
  const person = usePerson();
  return (stored) => {
    const kind = findKind(stored.kind);
    if (kind && !isOffered(kind, person)) return null;
    return toMeasure(stored, toLengthUnit(heightUnit));
  };
}

/** A measure by its key, tracked or not; undefined while the person's own are not known. */
export function useMeasure(key: string): Measure | null | undefined {
  const { heightUnit } = useUnits();
  const stored = useStoredMeasures().data;
  const toOne = useToMeasure();
  const kind = findKind(key);
  const own = stored?.find((one) => (one.kind === OWN ? one.id : one.kind) === key);
  if (own) return toOne(own);
  if (kind) return toKnownMeasure(kind, toLengthUnit(heightUnit));
  return stored ? null : undefined;
}

/** Every measure of the app that suits the person, and all of their own, tracked or not. */
export function useKnownMeasures(): Measure[] {
  const { heightUnit } = useUnits();
  const person = usePerson();
  const toOne = useToMeasure();
  const own = (useStoredMeasures().data ?? []).filter(({ kind }) => kind === OWN);
  const known = KINDS.filter((kind) => isOffered(kind, person));
  return [
    ...known.map((kind) => toKnownMeasure(kind, toLengthUnit(heightUnit))),
    ...own.flatMap((one) => toOne(one) ?? []),
  ];
}

/** "84.5 cm, Today" of a reading. */
function useReadingName() {
  const stored = useStoredMeasures().data ?? [];
  const { heightUnit } = useUnits();
  const toOne = useToMeasure();
  return (reading: Reading) => {
    const kind = findKind(reading.kind);
    const own = stored.find(({ id }) => id === reading.kind);
    const measure = kind ? toKnownMeasure(kind, toLengthUnit(heightUnit)) : own ? toOne(own) : null;
    return measure ? readingName(reading, measure) : '';
  };
}

const useReadingMutations = () => recordMutations(readingsApi, readingMessages(useReadingName()));

/** Keeps a reading. The id is the caller's: pressing twice keeps one. */
export const useAddReading = () => useMutation(useReadingMutations().add);
export const useRemoveReading = () => useMutation(useReadingMutations().remove);
export const useReadingEditMutation = () => useReadingMutations().edit;

/** Keeps several readings, with one toast and one Undo. The ids are the caller's, so trying again keeps each once. */
export const useAddReadings = () =>
  useMutation(
    mutationBy(
      (readings: readonly AddedReading[]) =>
        Promise.all(readings.map((body) => call(readingsApi.add, { body }))),
      {
        done: (readings) => savedToday(readings.length),
        undo: (readings) => ({
          run: () =>
            Promise.all(readings.map(({ id }) => call(readingsApi.remove, { params: { id } }))),
          done: measureMessages.undone,
          failed: measureMessages.undoFailed,
        }),
        failed: measureMessages.failed,
      },
    ),
  );

export const measureMutations = recordMutations(measuresApi, measureMessages);

type Tracking = {
  id: string;
  /** null: the person's own, which is stored */
  key: KindKey | null;
  stored: StoredMeasure | undefined;
  tracked: boolean;
};

/** Switches a measure on or off. Its readings stay. */
export const useTrack = () =>
  useMutation(
    mutationBy(
      async ({ id, key, stored, tracked }: Tracking): Promise<StoredMeasure | null> => {
        const frequency = (key && findKind(key)?.frequency) ?? 'sometimes';
        const add = key && { id, kind: key, frequency, tracked };
        const now = stored ?? (add && (await call(measuresApi.add, { body: add })));
        if (!now || now.tracked === tracked) return now;
        const { id: _, ...body } = now;
        return call(measuresApi.edit, { params: { id }, body: { ...body, tracked } });
      },
      { failed: measureMessages.failed },
    ),
  );

/** The readings of a file, with their Undo. */
export const useAddFile = () =>
  useMutation(
    mutationOf(readingsFileApi.addFile, (readings: AddedReadings) => ({ body: { readings } }), {
      done: ({ ids }) => (ids.length > 0 ? savedToday(ids.length) : nothingNew),
      undo: ({ ids }) =>
        ids.length === 0
          ? null
          : {
              run: () => call(readingsFileApi.removeFile, { body: { ids } }),
              done: measureMessages.undone,
              failed: measureMessages.undoFailed,
            },
      failed: measureMessages.failed,
    }),
  );
type AddedReadings = InputOf<typeof readingsFileApi.addFile>['body']['readings'];
