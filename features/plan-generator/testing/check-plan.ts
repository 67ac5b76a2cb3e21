import { type Pattern, TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { isEquipped, suitsLevel } from '#features/exercises/rules/exercise-pool.ts';
import { MAIN_MOVEMENTS, type MainMovement } from '#features/exercises/rules/training-gaps.ts';
import { strengthMinutes } from '../rules/dose/cardio.ts';
import { listTrainable } from '../rules/explain/gaps.ts';
import { countPushPull } from '../rules/explain/notes.ts';
import { countSets } from '../rules/explain/volumes.ts';
import type { PlanInput, WeekPlan } from '../rules/plan-input.ts';
import { listDays } from '../rules/plan-week.ts';
import { isTooHeavyAt, mayDo } from '../rules/search/day-pool.ts';
import { lookUpExercises, sessionSeconds } from '../rules/session-seconds.ts';
import { daysBetween } from '../rules/targets/split.ts';
import { hasCapacity, LARGE_MUSCLES, setRangeOf } from '../rules/targets/weekly-targets.ts';

/** A broken invariant of the domain sheet, 4.5, by its letter. */
export type Fault = { rule: string; what: string };

const HARD_SETS = 3;
const MAX_SESSION_SETS = 9;
const CLOSE = 1e-9;

/** What may never be wrong, whatever the input: (a), (b), (d) and that `short` tells the truth (c). */
export function listFaults(plan: WeekPlan, input: PlanInput): Fault[] {
  const exerciseOf = lookUpExercises(input.pool);
  const faults: Fault[] = [];
  const report = (rule: string, what: string) => void faults.push({ rule, what });
  for (const { weekday, items, kit, minutes, seconds } of plan.sessions) {
    const real = sessionSeconds(items, exerciseOf);
    if (real !== seconds) report('a time', `day ${weekday}: says ${seconds} s, takes ${real}`);
    const isAllLocked = items.every(({ locked }) => locked);
    if (real > minutes * 60 && !isAllLocked)
      report('a time', `day ${weekday}: ${real} s of ${minutes} min`);
    const ids = items.map(({ exerciseId }) => exerciseId);
    if (new Set(ids).size < ids.length) report('a duplicates', `day ${weekday}: ${ids.join(' ')}`);
    if (new Set(items.map(({ id }) => id)).size < items.length) report('a ids', `day ${weekday}`);
    const equipment = new Set(kit.equipment);
    for (const { exerciseId, locked, sets, rir, reasons } of items) {
      const exercise = exerciseOf(exerciseId);
      if (locked) continue;
      if (!exercise) {
        report('a unknown', exerciseId);
        continue;
      }
      if (!isEquipped(exercise, equipment)) report('a equipment', exerciseId);
      if (exercise.tags.some((tag) => input.avoid.includes(tag))) report('a avoided', exerciseId);
      if (input.banned.includes(exerciseId)) report('a banned', exerciseId);
      if (!suitsLevel(exercise, input.level)) report('a skill', exerciseId);
      if (sets < 1) report('a sets', exerciseId);
      if (rir !== null && rir < plan.minRir) report('a effort', exerciseId);
      if (reasons.length === 0) report('reasons', exerciseId);
    }
    for (const muscle of TRACKED_MUSCLES) {
      const sets = countSets(items, muscle, exerciseOf);
      if (sets > MAX_SESSION_SETS + CLOSE && !isAllLocked)
        report('d session', `day ${weekday}: ${muscle} ${sets}`);
    }
  }
  const all = plan.sessions.flatMap(({ items }) => items);
  const hasLocked = all.some(({ locked }) => locked);
  for (const a of plan.sessions) {
    for (const b of plan.sessions) {
      if (a === b || daysBetween(a.weekday, b.weekday) !== 1 || hasLocked) continue;
      for (const muscle of TRACKED_MUSCLES) {
        const least = Math.min(
          countSets(a.items, muscle, exerciseOf),
          countSets(b.items, muscle, exerciseOf),
        );
        if (least >= HARD_SETS) report('b', `${muscle} on days ${a.weekday} and ${b.weekday}`);
      }
    }
  }
  const trainable = listTrainable(listDays(input), input);
  for (const muscle of TRACKED_MUSCLES) {
    const { min, max } = setRangeOf(input, muscle);
    const sets = countSets(all, muscle, exerciseOf);
    if (sets > max + CLOSE && !hasLocked) report('d', `${muscle} ${sets} of ${max}`);
    const missing = trainable.has(muscle) ? Math.max(0, min - sets) : 0;
    const said = plan.short.find((one) => one.muscle === muscle)?.missingSets ?? 0;
    if (Math.abs(missing - said) > CLOSE) report('c', `${muscle} misses ${missing}, said ${said}`);
  }
  return faults;
}

/** What a fully clean plan has besides: (c), (e), (f), (g). Above the capacity threshold these are goals. */
export function listFlaws(plan: WeekPlan, input: PlanInput): Fault[] {
  const exerciseOf = lookUpExercises(input.pool);
  const flaws: Fault[] = plan.short.map(({ muscle, missingSets }) => ({
    rule: 'c',
    what: `${muscle} misses ${missingSets}`,
  }));
  const days = listDays(input);
  const canDo = (patterns: readonly Pattern[]) =>
    days.some(({ kit }) =>
      input.pool.some(
        (exercise) =>
          patterns.includes(exercise.pattern) &&
          exercise.tier !== 'fallback' &&
          mayDo(exercise, new Set(kit.equipment), input) &&
          !isTooHeavyAt(kit, exercise, input),
      ),
    );
  const items = plan.sessions.flatMap((session) => session.items);
  const { push, pull } = countPushPull(plan.sessions, exerciseOf);
  const hasBoth = canDo(['hpush', 'vpush']) && canDo(['hpull', 'vpull']);
  if (hasBoth && (pull < 0.8 * push || pull > 1.5 * push)) {
    flaws.push({ rule: 'e', what: `${pull} pulls to ${push} pushes` });
  }
  for (const movement of Object.keys(MAIN_MOVEMENTS) as MainMovement[]) {
    const patterns: readonly Pattern[] = MAIN_MOVEMENTS[movement];
    const sets = items.reduce((sum, item) => {
      const pattern = exerciseOf(item.exerciseId)?.pattern;
      return pattern && patterns.includes(pattern) ? sum + item.sets : sum;
    }, 0);
    if (sets < 2 && canDo(patterns)) flaws.push({ rule: 'f', what: movement });
  }
  const trainable = listTrainable(days, input);
  for (const muscle of TRACKED_MUSCLES) {
    if (!LARGE_MUSCLES.has(muscle) || !trainable.has(muscle) || plan.sessions.length < 2) continue;
    const trained = plan.sessions.filter(
      (session) => countSets(session.items, muscle, exerciseOf) >= 1,
    ).length;
    if (trained < 2) flaws.push({ rule: 'g', what: `${muscle} on ${trained} days` });
  }
  return flaws;
}

/** Share of the week's minutes that is used. */
export const usedShare = (plan: WeekPlan): number =>
  plan.sessions.reduce((sum, { seconds }) => sum + seconds, 0) /
  plan.sessions.reduce((sum, { minutes }) => sum + minutes * 60, 0);

/** True from the minutes of strength work at which every muscle can reach its minimum. */
export const hasEnoughTime = (plan: WeekPlan, input: PlanInput): boolean =>
  hasCapacity(strengthMinutes(input, plan.sessions), input);
