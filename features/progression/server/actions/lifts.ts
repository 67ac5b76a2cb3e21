import {
  type BestCandidate,
  bestSetsByExercise,
  lastSetsByExercise,
  laterSessionsOf,
  type PastSet,
  setsOfSession,
  trainedDays,
} from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import type { Lifts, SessionRecords } from '../../contract.ts';
import { SESSIONS_KEPT } from '../../rules/lifts.ts';
import { isBackDated } from '../../rules/past-sessions.ts';
import { addToBests, type Bests, NO_BESTS, PACE_METRES } from '../../rules/records/bests.ts';
import { findRecords } from '../../rules/records/find-records.ts';

/** Exercises that were not done for longer are forgotten, and so are older days of training. */
const LIFT_DAYS = 365;
const TRAINED_DAYS = 56;

type Lift = Lifts['lifts'][number];

/** Groups what comes in groups already. */
function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

const toSet = ({ kind, loadKg, reps, seconds, metres, reserve }: BestCandidate) => ({
  kind,
  loadKg,
  reps,
  seconds,
  metres,
  reserve,
});

function toPastSession(sets: readonly PastSet[]): Lift['sessions'] {
  const [first] = sets;
  if (!first) return [];
  const planned = sets.find(({ targetRepsLow }) => targetRepsLow !== null) ?? first;
  const { targetRepsLow: low, targetRepsHigh: high } = planned;
  return [
    {
      sessionId: first.sessionId,
      date: first.date,
      sets: sets.map(toSet),
      range: low === null || high === null ? null : [low, high],
      reserve: planned.targetReserve,
      isLight: sets.some(({ whyKind }) => whyKind === 'light'),
    },
  ];
}

/** Bests by exercise, from the sets that can be one. */
function toBests(sets: readonly BestCandidate[]): Map<string, Bests> {
  const bests = new Map<string, Bests>();
  for (const set of sets) {
    const { exercise, date } = set;
    bests.set(exercise, addToBests(bests.get(exercise) ?? NO_BESTS, toSet(set), date));
  }
  return bests;
}

const toWire = (bests: Bests): Lift['bests'] => ({
  ...bests,
  reps: [...bests.reps],
  paces: [...bests.paces],
});

/** What the next loads and the records of a person follow from. */
export async function readLifts(db: Db, owner: OwnerId, nowMs: number): Promise<Lifts> {
  const today = dayIn('UTC', nowMs);
  const [last, days] = await Promise.all([
    lastSetsByExercise(db, owner, { since: addDays(today, -LIFT_DAYS), most: SESSIONS_KEPT }),
    trainedDays(db, owner, addDays(today, -TRAINED_DAYS)),
  ]);
  const named = last.filter(({ exercise }) => !exercise.startsWith('name:'));
  const byExercise = groupBy(named, ({ exercise }) => exercise);
  const around = { paceMetres: PACE_METRES, scope: null };
  const bests = toBests(await bestSetsByExercise(db, owner, [...byExercise.keys()], around));
  const lifts = [...byExercise].map(([exerciseId, sets]) => ({
    exerciseId,
    sessions: [...groupBy(sets, ({ sessionId }) => sessionId).values()].flatMap(toPastSession),
    bests: toWire(bests.get(exerciseId) ?? NO_BESTS),
  }));
  return { lifts, days };
}

/** The records of a finished session: against the days before it and, if entered late, against all. */
export async function readRecords(
  db: Db,
  owner: OwnerId,
  sessionId: string,
): Promise<SessionRecords> {
  const sets = await setsOfSession(db, owner, sessionId);
  const [first] = sets;
  if (!first) return [];
  const { date } = first;
  const byExercise = groupBy(sets, ({ exercise }) => exercise);
  const found = await Promise.all(
    [...byExercise].map(async ([exerciseId, done]) => {
      const later = await laterSessionsOf(db, owner, exerciseId, date);
      const isLate = isBackDated({ sessionId, date }, later);
      const scope = isLate ? { except: sessionId } : { before: { date, sessionId } };
      const best = await bestSetsByExercise(db, owner, [exerciseId], {
        paceMetres: PACE_METRES,
        scope,
      });
      const before = toBests(best).get(exerciseId) ?? NO_BESTS;
      return { exerciseId, records: findRecords(before, { sets: done.map(toSet), date }) };
    }),
  );
  return found.filter(({ records }) => records.length > 0);
}
