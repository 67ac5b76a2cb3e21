import { createHash } from 'node:crypto';
import type { Destination, FileToRead, NewRecord } from '#features/csv-import/server/public.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { toExercise } from '#features/own-exercises/rules/to-exercise.ts';
import { listOwnExercises } from '#features/own-exercises/server/public.ts';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';
import {
  addImportedSessions,
  eraseUnchangedSessions,
  knownSessionIds,
} from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import { addRow, buildSession, type SessionRows } from '../../rules/build-sessions.ts';
import {
  createRowCheck,
  fromRowValues,
  sessionKeyOf,
  sessionOfKey,
} from '../../rules/check-rows.ts';
import { findColumns } from '../../rules/find-columns.ts';
import { fromSettings } from '../../rules/from-settings.ts';
import type { ImportChoices } from '../../rules/reading.ts';

const KNOWN = 'This session is in your history already, or you deleted it. It stays as it is.';
const FULL = 'There is no room for this set.';
const SESSIONS_AT_ONCE = 200;

/** The same session of the same person has the same id, whichever file brings it. */
function sessionIdOf(owner: OwnerId, session: string): string {
  const hash = createHash('sha256').update(`${owner}\n${session}`).digest('hex');
  const variant = (8 + (Number.parseInt(hash.charAt(16), 16) % 4)).toString(16);
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}

const invalid = (message: string) =>
  new AppError('invalid', { message, fields: { settings: message } });

/** The exercises that names of the file mean. Throws `invalid` for one that the person does not have. */
async function readExercises(db: Db, owner: OwnerId, { exercises }: ImportChoices) {
  const own = new Map((await listOwnExercises(db, owner)).map((one) => [one.id, toExercise(one)]));
  const found = new Map<string, Exercise>();
  for (const [name, id] of exercises) {
    const exercise = findExercise(id) ?? own.get(id);
    if (!exercise) throw invalid(`Choose another exercise for “${name.slice(0, 80)}”.`);
    found.set(id, exercise);
  }
  return found;
}

/** Sets of a training app become the person's finished sessions. */
export async function trainingDestination(
  db: Db,
  owner: OwnerId,
  settings: Readonly<Record<string, string>>,
  nowMs: number,
): Promise<Destination> {
  const choices = fromSettings(settings);
  if (!choices) throw invalid('Say how dates, weights and distances are written.');
  const exercises = await readExercises(db, owner, choices);
  const ids = new Map<string, string>();
  const idOf = (session: string): string => {
    const id = ids.get(session) ?? sessionIdOf(owner, session);
    ids.set(session, id);
    return id;
  };
  const idOfRow = (key: string) => idOf(sessionOfKey(key));
  const sessions = new Map<string, SessionRows>();
  const removed = new Set<string>();

  async function findKnown(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
    const there = await knownSessionIds(db, owner, [...new Set(keys.map(idOfRow))]);
    return new Set(keys.filter((key) => there.has(idOfRow(key))));
  }

  /** Some at a time: a file may hold thousands of sessions, and what is stored is let go of. */
  async function store(db: Db): Promise<void> {
    let made: (SessionContent & { id: string })[] = [];
    const add = async () => {
      await addImportedSessions(db, owner, made, new Date(nowMs));
      made = [];
    };
    for (const [session, rows] of sessions) {
      sessions.delete(session);
      const content = buildSession(rows, choices as ImportChoices, (id) => exercises.get(id));
      if (content) made.push({ ...content, id: idOf(session) });
      if (made.length === SESSIONS_AT_ONCE) await add();
    }
    await add();
  }

  return {
    organisationId: null,
    knownText: KNOWN,
    full: FULL,
    room: async () => Number.POSITIVE_INFINITY,
    check: (file) => createRowCheck(readerOf(file, choices, nowMs)),
    known: findKnown,
    async add(db, records) {
      const refused = await findKnown(
        db,
        records.map(({ key }) => key),
      );
      const rows = new Map<number, 'member'>();
      for (const record of records) {
        if (refused.has(record.key)) rows.set(record.row, 'member');
        else collect(sessions, record);
      }
      return rows;
    },
    async remove(db, records) {
      const next = new Set(records.map(({ key }) => idOfRow(key)).filter((id) => !removed.has(id)));
      for (const id of next) removed.add(id);
      const stay = await eraseUnchangedSessions(db, owner, [...next]);
      return { count: stay.length, names: stay.map(({ name, date }) => `${name} (${date})`) };
    },
    keepsUsed: (count) =>
      count < removed.size
        ? `${count} of ${removed.size} sessions ${count === 1 ? 'was changed since; it stays' : 'were changed since; they stay'}.`
        : null,
    async record(db, what) {
      if (what === 'imported') await store(db);
    },
  };
}

function collect(sessions: Map<string, SessionRows>, { values }: NewRecord): void {
  const row = fromRowValues(values);
  const key = sessionKeyOf(row);
  sessions.set(key, addRow(sessions.get(key), row));
}

const readerOf = (
  { columns, mapping, decimal }: FileToRead,
  { reading }: ImportChoices,
  nowMs: number,
) => ({
  columns: findColumns(columns, mapping),
  reading,
  decimal,
  today: dayIn(reading.zone, nowMs),
});
