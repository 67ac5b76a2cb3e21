import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import type { Draft } from '../dose/fill-session.ts';
import { isHeavy } from '../dose/heavy-days.ts';
import { trainsBalance } from '../dose/prescription.ts';
import type { PlanInput, PlanItem, Reason } from '../plan-input.ts';
import { isBalanceWork } from '../search/exercise-traits.ts';
import { movementOf } from '../search/option.ts';
import type { ExerciseOf } from '../session-seconds.ts';
import { findReplacedAt, type ReplacedOf } from './substitutes.ts';
import { countSets } from './volumes.ts';

/** Share of a muscle's week from which an item is there for that muscle. */
const GAP_SHARE = 0.3;

/** The muscle whose week depends most on the item; for an isolation always one, else from a share on. */
function muscleGap(
  item: PlanItem,
  exercise: Exercise,
  week: readonly PlanItem[],
  exerciseOf: ExerciseOf,
): Reason | null {
  let best: { share: number; reason: Reason } | null = null;
  for (const muscle of TRACKED_MUSCLES) {
    const part = exercise.muscles[muscle] ?? 0;
    if (part < 0.5) continue;
    const sets = part * item.sets;
    const ofSets = countSets(week, muscle, exerciseOf);
    const share = (part * sets) / ofSets;
    const isTelling = !exercise.compound || sets / ofSets >= GAP_SHARE;
    if (!isTelling || (best && share <= best.share)) continue;
    best = { share, reason: { kind: 'muscleGap', muscle, sets, ofSets } };
  }
  return best?.reason ?? null;
}

/** Why a strength item stands in the week, the most telling reason first. */
function reasonsFor(
  item: PlanItem,
  draft: Draft,
  drafts: readonly Draft[],
  input: PlanInput,
  exerciseOf: ExerciseOf,
  replacedOf: ReplacedOf,
): Reason[] {
  const exercise = exerciseOf(item.exerciseId);
  if (!exercise) return [];
  const week = drafts.flatMap(({ items }) => items);
  const { pattern } = exercise;
  const reasons: Reason[] = [];
  const focused =
    input.focus.find((muscle) => exercise.muscles[muscle] === 1) ??
    input.focus.find((muscle) => exercise.muscles[muscle] === 0.5);
  if (focused) reasons.push({ kind: 'focus', muscle: focused });
  const isSame = ({ exerciseId }: PlanItem) => exerciseOf(exerciseId)?.pattern === pattern;
  const daysAWeek = drafts.filter(({ items }) => items.some(isSame)).length;
  if (movementOf(pattern)) {
    const isOnly = week.filter(isSame).length === 1;
    reasons.push(
      isOnly ? { kind: 'onlyPattern', pattern } : { kind: 'mainPattern', pattern, daysAWeek },
    );
  }
  if (isHeavy(item)) reasons.unshift({ kind: 'heavyDay' });
  const gap = muscleGap(item, exercise, week, exerciseOf);
  if (gap) reasons.push(gap);
  if (input.favourites.includes(exercise.id)) reasons.push({ kind: 'favourite' });
  if (input.kept.includes(exercise.id)) reasons.push({ kind: 'kept' });
  if (trainsBalance(input) && isBalanceWork(exercise)) reasons.push({ kind: 'balance' });
  const partner = draft.items.find(
    (one) => one !== item && item.superset !== null && one.superset === item.superset,
  );
  if (partner) reasons.push({ kind: 'superset', withExerciseId: partner.exerciseId });
  if (reasons.length === 0) reasons.push({ kind: 'mainPattern', pattern, daysAWeek });
  const replaced = replacedOf(exercise);
  return replaced ? [replaced, ...reasons] : reasons;
}

/** Gives every item that has none its reasons. */
export function explainItems(
  drafts: readonly Draft[],
  input: PlanInput,
  exerciseOf: ExerciseOf,
): PlanItem[][] {
  return drafts.map((draft) => {
    const replacedOf = findReplacedAt(draft.day.kit, input);
    return draft.items.map((item) =>
      item.reasons.length > 0
        ? item
        : { ...item, reasons: reasonsFor(item, draft, drafts, input, exerciseOf, replacedOf) },
    );
  });
}
