import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { MUSCLES, type Muscle, type StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import { randomOf } from '#platform/shared/seeded-random.ts';
import type { PlanDay, PlanInput, PlanItem, SessionFocus } from '../plan-input.ts';
import { listDayPool } from '../search/day-pool.ts';
import { isBalanceDrill, isOnKnees } from '../search/exercise-traits.ts';
import {
  AROUND_SECONDS,
  type ExerciseOf,
  itemSeconds,
  sessionSeconds,
} from '../session-seconds.ts';
import {
  CARDIO_SET_UP_SECONDS,
  cardioGoalMinutes,
  countFor,
  listCardio,
  MIN_CARDIO_MINUTES,
  makeBout,
  maxBoutMinutes,
  maxFinisherMinutes,
  slackSeconds,
} from './cardio.ts';
import { HARDEST_WEEK } from './loads.ts';
import { makeItem } from './make-item.ts';
import { trainsBalance } from './prescription.ts';

export type Draft = { day: PlanDay; focus: SessionFocus; items: PlanItem[]; isFrozen: boolean };

const MAX_BOUTS_PER_DAY = 2;
const MAX_STRETCHES = 3;
const MAX_STRETCHES_ON_EASY_DAY = 10;
const EASY_DAY_MINUTES = 30;
/** Stretches that put weight on the hands, or bend knee and hip far. */
const AWKWARD: ReadonlySet<StressTag> = new Set(['wrist', 'knee', 'hip']);

/** Seconds that a day has left in its longest week: loads and reps grow. */
function secondsLeft({ day, items }: Draft, exerciseOf: ExerciseOf, input: PlanInput): number {
  const hardest = items.map((item) =>
    item.loadKg === null ? item : { ...item, loadKg: item.loadKg * HARDEST_WEEK },
  );
  const taken = sessionSeconds(hardest, exerciseOf) || AROUND_SECONDS;
  return day.minutes * 60 - taken - slackSeconds(input, day);
}

/** Minutes of cardio in all drafts, as the WHO counts them. */
export const countCardio = (
  drafts: readonly { items: readonly PlanItem[] }[],
  exerciseOf: ExerciseOf,
  input: Pick<PlanInput, 'intensityCapped'>,
): number =>
  drafts
    .flatMap(({ items }) => items)
    .reduce((sum, { exerciseId, seconds }) => {
      const exercise = exerciseOf(exerciseId);
      if (exercise?.pattern !== 'cardio') return sum;
      return sum + countFor(exercise, (seconds?.[1] ?? 0) / 60, input);
    }, 0);

/** Adds cardio to what time is left: easy days first, then after strength work, the goal shared evenly. */
export function addCardio(
  drafts: readonly Draft[],
  input: PlanInput,
  exerciseOf: ExerciseOf,
): void {
  const goal = cardioGoalMinutes(input);
  if (goal === 0) return;
  const used = new Map<string, number>();
  const addBout = (draft: Draft, maxMinutes: number) => {
    const there = new Set(draft.items.map(({ exerciseId }) => exerciseId));
    const exercise = listCardio(draft.day, input, used).find(({ id }) => !there.has(id));
    const possible = Math.floor(
      (secondsLeft(draft, exerciseOf, input) - CARDIO_SET_UP_SECONDS) / 60,
    );
    const minutes = Math.min(maxMinutes, possible);
    if (!exercise || minutes < MIN_CARDIO_MINUTES) return false;
    used.set(exercise.id, (used.get(exercise.id) ?? 0) + 1);
    draft.items.push(makeBout(exercise, minutes, draft.day, input));
    return true;
  };
  const open = drafts.filter(({ isFrozen }) => !isFrozen);
  for (const draft of open.filter(({ focus }) => focus === 'cardio')) {
    for (let bout = 0; bout < MAX_BOUTS_PER_DAY; bout += 1) addBout(draft, maxBoutMinutes(input));
  }
  const rest = open.filter(({ focus }) => focus !== 'cardio' && focus !== 'mobility');
  for (const [at, draft] of rest.entries()) {
    const missing = goal - countCardio(drafts, exerciseOf, input);
    if (missing <= 0) return;
    const share = Math.max(MIN_CARDIO_MINUTES, Math.ceil(missing / (rest.length - at)));
    addBout(draft, Math.min(share, maxFinisherMinutes(input)));
  }
}

/** Adds a balance drill to each strength day with room for it, from 60 on: a different one each day. */
export function addBalance(
  drafts: readonly Draft[],
  input: PlanInput,
  exerciseOf: ExerciseOf,
): void {
  if (!trainsBalance(input)) return;
  const open = drafts.filter(({ isFrozen, focus }) => !isFrozen && focus !== 'cardio');
  for (const [at, draft] of open.entries()) {
    const drills = listDayPool(input.pool, draft.day.kit, input).filter(isBalanceDrill);
    const drill = drills[at % Math.max(1, drills.length)];
    if (!drill) return;
    const item = makeItem(drill, 2, draft.day, input, [{ kind: 'balance' }]);
    if (draft.items.some(({ id }) => id === item.id)) continue;
    if (itemSeconds(item, drill) <= secondsLeft(draft, exerciseOf, input)) draft.items.push(item);
  }
}

/** Muscles of a session by the sets they got, most first. */
function trainedMuscles(items: readonly PlanItem[], exerciseOf: ExerciseOf): Map<Muscle, number> {
  const sets = new Map<Muscle, number>();
  for (const item of items) {
    const muscles = exerciseOf(item.exerciseId)?.muscles ?? {};
    for (const muscle of MUSCLES) {
      const share = muscles[muscle] ?? 0;
      if (share > 0) sets.set(muscle, (sets.get(muscle) ?? 0) + share * item.sets);
    }
  }
  return sets;
}

const wantsMobility = (input: PlanInput): boolean =>
  input.mobility ??
  (input.goal === 'stay_healthy' || input.goal === 'get_fit' || trainsBalance(input));

/** Nobody from 60 on is sent down on hands and knees to stretch, and nobody onto a sore knee. */
function mayStretch(exercise: Exercise, input: PlanInput): boolean {
  if (input.avoid.includes('knee') && isOnKnees(exercise)) return false;
  const isAwkward = exercise.tags.some((tag) => AWKWARD.has(tag));
  return (
    !trainsBalance(input) || !(isAwkward || isOnKnees(exercise) || exercise.position === 'prone')
  );
}

/** Adds stretches for what was trained, where they are wished or the goal suggests them and time is left. */
export function addMobility(
  drafts: readonly Draft[],
  input: PlanInput,
  exerciseOf: ExerciseOf,
): void {
  const used = new Map<string, number>();
  for (const draft of drafts) {
    const isEasyDay = draft.focus === 'mobility';
    if (draft.isFrozen || !(isEasyDay || wantsMobility(input))) continue;
    const trained = trainedMuscles(draft.items, exerciseOf);
    const worth = (exercise: Exercise): number => {
      const muscles = Object.keys(exercise.muscles) as Muscle[];
      const fits = Math.max(0, ...muscles.map((muscle) => Math.min(6, trained.get(muscle) ?? 0)));
      const liked =
        (input.favourites.includes(exercise.id) ? 6 : 0) - 3 * (used.get(exercise.id) ?? 0);
      return (
        fits + liked + (exercise.tier === 'staple' ? 2 : 0) + 2 * randomOf(exercise.id, input.seed)
      );
    };
    const candidates = listDayPool(input.pool, draft.day.kit, input)
      .filter((exercise) => exercise.pattern === 'mobility' && !isBalanceDrill(exercise))
      .filter((exercise) => mayStretch(exercise, input))
      .map((exercise) => ({ exercise, worth: worth(exercise) }))
      .sort((a, b) => b.worth - a.worth);
    const stretched = new Set<Muscle>();
    let left = secondsLeft(draft, exerciseOf, input);
    if (isEasyDay) left = Math.min(left, EASY_DAY_MINUTES * 60);
    const most = isEasyDay ? MAX_STRETCHES_ON_EASY_DAY : MAX_STRETCHES;
    let added = 0;
    for (const { exercise } of candidates) {
      const muscle = (Object.keys(exercise.muscles) as Muscle[])[0] ?? null;
      if (added >= most) break;
      if (muscle && stretched.has(muscle) && !isEasyDay) continue;
      if (!isEasyDay && muscle && !trained.has(muscle)) continue;
      const item = makeItem(exercise, isEasyDay ? 2 : 1, draft.day, input, [
        { kind: 'mobility', muscle },
      ]);
      const seconds = itemSeconds(item, exercise);
      if (seconds > left || draft.items.some(({ id }) => id === item.id)) continue;
      draft.items.push(item);
      used.set(exercise.id, (used.get(exercise.id) ?? 0) + 1);
      if (muscle) stretched.add(muscle);
      left -= seconds;
      added += 1;
    }
  }
}
