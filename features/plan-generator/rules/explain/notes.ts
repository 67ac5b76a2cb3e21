import { TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { cardioGoalMinutes, strengthMinutes } from '../dose/cardio.ts';
import { countCardio } from '../dose/fill-session.ts';
import { isMinor, trainsBalance } from '../dose/prescription.ts';
import type { MissingSets, PlanInput, PlanNote, PlannedSession } from '../plan-input.ts';
import { isBalanceWork } from '../search/exercise-traits.ts';
import { TRAINED_SETS } from '../search/option.ts';
import { MAX_PULL_SHARE, MIN_PULL_SHARE } from '../search/week-score.ts';
import { AROUND_SECONDS, type ExerciseOf } from '../session-seconds.ts';
import {
  hasCapacity,
  LARGE_MUSCLES,
  neededMinutes,
  type TrackedMuscle,
} from '../targets/weekly-targets.ts';
import { countSets } from './volumes.ts';

/** Sets of pressing and pulling in a week; flies and raises do not count. */
export function countPushPull(sessions: readonly PlannedSession[], exerciseOf: ExerciseOf) {
  let [push, pull] = [0, 0];
  for (const { exerciseId, sets } of sessions.flatMap(({ items }) => items)) {
    const pattern = exerciseOf(exerciseId)?.pattern;
    if (pattern === 'hpush' || pattern === 'vpush') push += sets;
    if (pattern === 'hpull' || pattern === 'vpull') pull += sets;
  }
  return { push, pull };
}

function noteDays(sessions: readonly PlannedSession[], exerciseOf: ExerciseOf): PlanNote[] {
  return sessions.flatMap(({ weekday, minutes, items, seconds, focus }): PlanNote[] => {
    if (items.length === 0) {
      return [
        minutes < MIN_DAY_MINUTES
          ? { kind: 'dayTooShort', weekday, minutes }
          : { kind: 'nothingFits', weekday },
      ];
    }
    if (seconds > minutes * 60)
      return [{ kind: 'fixedTooLong', weekday, overSeconds: seconds - minutes * 60 }];
    const isEasy = focus === 'cardio' || focus === 'mobility';
    return isEasy && items.every(({ exerciseId }) => exerciseOf(exerciseId))
      ? [{ kind: 'easyDay', weekday }]
      : [];
  });
}

/** Below this not even warm-up and one short exercise fit. */
const MIN_DAY_MINUTES = 8;

/** What the person should know of the week as a whole. */
export function listNotes(
  sessions: readonly PlannedSession[],
  short: readonly MissingSets[],
  trainable: ReadonlySet<TrackedMuscle>,
  input: PlanInput,
  exerciseOf: ExerciseOf,
): PlanNote[] {
  if (sessions.length === 0) return [{ kind: 'noDays' }];
  const notes = noteDays(sessions, exerciseOf);
  const needed = neededMinutes(input);
  const workMinutes = strengthMinutes(input, sessions);
  if (!hasCapacity(workMinutes, input) && short.length > 0) {
    const around = sessions.filter(({ focus }) => focus !== 'cardio' && focus !== 'mobility');
    const minutes = Math.round(workMinutes + (around.length * AROUND_SECONDS) / 60);
    if (minutes < needed) notes.push({ kind: 'shortOfTime', minutes, neededMinutes: needed });
  }
  const once = TRACKED_MUSCLES.filter(
    (muscle) =>
      LARGE_MUSCLES.has(muscle) &&
      trainable.has(muscle) &&
      sessions.filter(({ items }) => countSets(items, muscle, exerciseOf) >= TRAINED_SETS).length <
        2,
  );
  if (sessions.length > 1 && once.length > 0) notes.push({ kind: 'onceAWeek', muscles: once });
  const { push, pull } = countPushPull(sessions, exerciseOf);
  if (pull < MIN_PULL_SHARE * push || pull > MAX_PULL_SHARE * push) {
    notes.push({
      kind: 'unbalanced',
      more: push > pull ? 'push' : 'pull',
      pushSets: push,
      pullSets: pull,
    });
  }
  const [ofMinutes, countedMinutes] = [
    cardioGoalMinutes(input),
    countCardio(sessions, exerciseOf, input),
  ];
  if (countedMinutes < ofMinutes) notes.push({ kind: 'cardioShort', countedMinutes, ofMinutes });
  if (input.intensityCapped) notes.push({ kind: 'intensityCapped' });
  if (isMinor(input)) notes.push({ kind: 'minor' });
  if (trainsBalance(input)) {
    const daysAWeek = sessions.filter(({ items }) =>
      items.some(({ exerciseId }) => {
        const exercise = exerciseOf(exerciseId);
        return exercise !== undefined && isBalanceWork(exercise);
      }),
    ).length;
    notes.push({ kind: 'balance', daysAWeek });
  }
  const paired = sessions.filter(({ items }) => items.some(({ superset }) => superset !== null));
  if (paired.length > 0) {
    notes.push({ kind: 'antagonistSupersets', weekdays: paired.map(({ weekday }) => weekday) });
  }
  return notes;
}
