import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { idWithin } from '#platform/shared/ids.ts';

export const SESSIONS = 1_300;
/** Days of five years over the sessions. */
const DAYS_BETWEEN = (5 * 365) / SESSIONS;
const ROOT = '6f2d8e1c-53a7-4a39-9f0e-2b7c4d1e8a90';

const EXERCISES = [
  'back-squat',
  'bench-press',
  'deadlift',
  'overhead-press',
  'barbell-row',
  'pull-up',
  'goblet-squat',
  'dumbbell-bench-press',
  'lateral-raise',
  'dumbbell-curl',
] as const;

/** Five years of training up to a day: 1,300 sessions with 23 or 24 sets each, some 30,000. */
export function fiveYears(today: CalendarDay): (SessionContent & { id: string })[] {
  return Array.from({ length: SESSIONS }, (_, at) => {
    const date = addDays(today, -Math.floor((SESSIONS - at) * DAYS_BETWEEN));
    const moment = (minute: number) => new Date(Date.parse(`${date}T07:00:00Z`) + minute * 60_000);
    const items = [0, 1, 2, 3, 4].map((place) => {
      const exerciseId = EXERCISES[(at + place * 2) % EXERCISES.length] ?? 'back-squat';
      const id = `item-${place}`;
      const loadKg = 20 + ((at + place * 7) % 80) * 0.5 + at / 40;
      const count = place < 3 ? 5 : 4;
      return makeItem({
        id,
        exerciseId,
        measure: exerciseId === 'pull-up' ? 'bodyweight' : 'loadReps',
        restSeconds: 90,
        sets: Array.from({ length: count }, (_, set) =>
          makeSet(`${id}.${set}`, {
            kind: set === 0 ? 'warmUp' : 'normal',
            target: { loadKg, reps: [8, 12], seconds: null, metres: null, reserve: 2 },
            loadKg,
            reps: 8 + (set % 3),
            reserve: 2,
            doneAt: moment(place * 10 + set * 2).toISOString(),
          }),
        ),
      });
    });
    const session = makeSession(
      {
        date,
        origin: 'own',
        name: ['Push', 'Pull', 'Legs'][at % 3] ?? 'Push',
        startedAt: moment(0).toISOString(),
        finishedAt: moment(60).toISOString(),
        bodyKg: 80,
      },
      items,
    );
    return { ...session, id: idWithin(ROOT, `${at}`) };
  });
}
