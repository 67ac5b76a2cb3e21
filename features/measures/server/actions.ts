import { dateProblem } from '#features/food-log/rules/days/diary-days.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import { idWithin } from '#platform/shared/ids.ts';
import type { ReadingsFile } from '../contract.ts';
import { findKind } from '../rules/kinds.ts';
import { type Measure, toKnownMeasure, toMeasure } from '../rules/measure.ts';
import { type DayFigure, toDayFigures } from '../rules/readings.ts';
import { storedMeasureProblem, storedReadingProblem } from '../rules/stored.ts';
import {
  latestBefore,
  type MeasureRowContent,
  measureRows,
  measuresOf,
  type ReadingContent,
  readingRows,
  readingsBetween,
} from './queries.ts';

/** So that all of them can always be listed at once. */
const MAX_MEASURES = 200;
/** Ten a day for 27 years. */
const MAX_READINGS = 100_000;

const TOO_MANY_READINGS =
  'You have 100,000 readings. Delete some that you no longer need, then try again.';

type Problem = { field: string; message: string };

function refuse(problem: Problem | null): void {
  if (!problem) return;
  const { field, message } = problem;
  throw new AppError('invalid', { message, fields: { [field]: message } });
}

export const listMeasures = async (db: Db, owner: OwnerId) =>
  (await measuresOf(db, owner)).map(toRecord);

export const measureActions = recordActions({
  rows: measureRows,
  sentences: {
    notFound: 'That measure does not exist.',
    editedElsewhere: 'This measure was changed on another device. Check it, then save again.',
  },
  limit: { most: MAX_MEASURES, sentence: 'You have 200 measures. Delete one of your own first.' },
  toContent(content: MeasureRowContent) {
    refuse(storedMeasureProblem(content));
    return content;
  },
  toResponse: toRecord,
});

/** Readings from a day on, the latest first, and after them the latest of each measure before that day. */
export async function listReadings(
  db: Db,
  owner: OwnerId,
  { from, kind: of }: { from: CalendarDay; kind?: string | undefined },
) {
  const since = await readingsBetween(db, owner, { from, of });
  const before = await latestBefore(db, owner, { from, of });
  return [...since, ...before].map(toRecord);
}

function checkContent(content: ReadingContent, nowMs: number): ReadingContent {
  const problem = dateProblem(content.date, dayIn('UTC', nowMs));
  refuse(problem === null ? storedReadingProblem(content) : { field: 'date', message: problem });
  return content;
}

export const readingActions = recordActions({
  rows: readingRows,
  sentences: {
    notFound: 'That reading does not exist.',
    editedElsewhere: 'This reading was changed on another device. Check it, then save again.',
  },
  limit: { most: MAX_READINGS, sentence: TOO_MANY_READINGS },
  toContent: checkContent,
  toResponse: toRecord,
});

/** The same reading has the same id, so a file that is imported again adds nothing. */
function idOfReading(owner: OwnerId, content: ReadingContent): string {
  const { date, localTime, kind, value, second, unit } = content;
  return idWithin(owner, JSON.stringify([date, localTime, kind, value, second, unit]));
}

/** Stores the readings of a file, all or none; answers the ids of those that were not there. */
export function addReadings(
  db: Db,
  owner: OwnerId,
  { readings }: ReadingsFile,
  nowMs: number,
): Promise<{ ids: string[] }> {
  const at = new Date(nowMs);
  const checked = new Map(
    readings.map((one) => {
      const content: ReadingContent = { ...checkContent(one, nowMs), method: 'file' };
      const id = idOfReading(owner, content);
      return [id, { ...content, id }] as const;
    }),
  );
  return inTransaction(db, async (db) => {
    if ((await readingRows.count(db, owner)) + checked.size > MAX_READINGS) {
      throw new AppError('conflict', { reason: 'too_many', message: TOO_MANY_READINGS });
    }
    const added = await readingRows.insert(db, owner, [...checked.values()], at);
    // What an Undo took away comes back.
    const change = { deletedAt: null, at };
    const restored = await readingRows.setDeleted(db, owner, [...checked.keys()], change);
    return { ids: [...added, ...restored].map(({ id }) => id) };
  });
}

/** Deletes readings that a file brought; again is fine. */
export async function removeReadings(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  await readingRows.setDeleted(db, owner, ids, { deletedAt: at, at });
}

async function findMeasure(db: Db, owner: OwnerId, key: string): Promise<Measure | null> {
  const kind = findKind(key);
  if (kind) return toKnownMeasure(kind, 'cm');
  const own = (await measuresOf(db, owner)).find(({ id }) => id === key);
  return own ? toMeasure(toRecord(own), 'cm') : null;
}

/** One figure for each day that has any, in the measure's own unit (lengths in cm); none for an unknown measure. */
export async function dayFiguresOf(
  db: Db,
  owner: OwnerId,
  key: string,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Promise<DayFigure[]> {
  const measure = await findMeasure(db, owner, key);
  if (!measure) return [];
  return toDayFigures(
    (await readingsBetween(db, owner, { from, to, of: key })).map(toRecord),
    measure,
  );
}

/** What a person measures, lengths in cm. */
export async function trackedMeasuresOf(db: Db, owner: OwnerId): Promise<Measure[]> {
  const stored = (await measuresOf(db, owner)).filter(({ tracked }) => tracked);
  return stored.flatMap((one) => toMeasure(toRecord(one), 'cm') ?? []);
}
