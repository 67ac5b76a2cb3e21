import { listDoneSets } from '#features/training-sessions/rules/done-sets.ts';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';
import { isDone } from '#features/training-sessions/rules/session-state.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { DoneInRange, DoneSetRow, HistoryRow } from './history-kinds.ts';

type Session = SessionContent & { id: string };

const MAX_MINUTES = 12 * 60;

/** Whole minutes of a session; null where it took none, or so long that it was left open. */
export function minutesOf(startedAt: string | null, finishedAt: string | null): number | null {
  if (startedAt === null || finishedAt === null) return null;
  const minutes = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000);
  return minutes >= 1 && minutes <= MAX_MINUTES ? minutes : null;
}

const sum = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((all, value) => all + value, 0);
};

/** A session that the device holds as the server lists it; null when it is not done. */
export function toHistoryRow(session: Session): HistoryRow | null {
  if (!isDone(session)) return null;
  const sets = listDoneSets(session);
  const { id, date, name, origin, startedAt, finishedAt } = session;
  return {
    id,
    date,
    name,
    origin,
    minutes: minutesOf(startedAt, finishedAt),
    sets: sets.length,
    volumeKg: sum(sets.map((set) => set.volumeKg)),
    metres: sum(sets.map((set) => set.metres)),
    exercises: [...new Set(sets.map(({ exercise }) => exercise))],
  };
}

const isIn = (date: CalendarDay, from: CalendarDay, to: CalendarDay) => date >= from && date <= to;

/** What was done of each exercise between two days, of sessions that the device holds. */
export function toDoneInRange(
  sessions: readonly Session[],
  from: CalendarDay,
  to: CalendarDay,
): { sessions: number; exercises: DoneInRange[] } {
  const done = sessions.filter((one) => isDone(one) && isIn(one.date, from, to));
  const found = new Map<string, DoneInRange>();
  for (const session of done) {
    const seen = new Set<string>();
    for (const set of listDoneSets(session)) {
      const { exercise } = set;
      const known = found.get(exercise);
      const isNew = !seen.has(exercise);
      seen.add(exercise);
      found.set(exercise, {
        exercise,
        sets: (known?.sets ?? 0) + (set.kind === 'warmUp' ? 0 : 1),
        volumeKg: sum([known?.volumeKg ?? null, set.volumeKg]),
        e1rmKg: Math.max(known?.e1rmKg ?? 0, set.e1rmKg ?? 0) || null,
        sessions: (known?.sessions ?? 0) + (isNew ? 1 : 0),
      });
    }
  }
  return {
    sessions: done.length,
    exercises: [...found.values()].sort((a, b) => b.sets - a.sets),
  };
}

/** The done sets of one exercise, of sessions that the device holds, in the order of the days. */
export function toDoneSetRows(sessions: readonly Session[], exercise: string): DoneSetRow[] {
  return sessions
    .filter(isDone)
    .toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? -1 : 1))
    .flatMap((session) =>
      listDoneSets(session)
        .filter((set) => set.exercise === exercise)
        .map(
          ({ kind, measure, pieces, perSide, loadKg, reps, seconds, metres, ...set }) =>
            ({
              sessionId: session.id,
              date: session.date,
              kind,
              measure,
              pieces,
              perSide,
              loadKg,
              reps,
              seconds,
              metres,
              reserve: set.reserve,
              e1rmKg: set.e1rmKg,
              volumeKg: set.volumeKg,
            }) satisfies DoneSetRow,
        ),
    );
}
