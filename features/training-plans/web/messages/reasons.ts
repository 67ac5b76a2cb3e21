import type { Pattern, StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import {
  nameOfEquipment,
  PATTERN_NAMES,
  STRESS_NAMES,
  startSentence,
} from '#features/exercises/web/public.ts';
import type { SwapReason } from '#features/plan-generator/rules/list-swaps.ts';
import type { Reason, SubstituteCause } from '#features/plan-generator/rules/plan-input.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import { formatList } from '#platform/shared/format-list.ts';
import { muscleWord } from './plan-words.ts';

const PATTERN_WORDS: Readonly<Record<Pattern, string>> = {
  squat: 'squat',
  lunge: 'lunge',
  knee_iso: 'exercise for the front of your thighs',
  hinge: 'hip hinge',
  bridge: 'exercise for hips and glutes',
  ham_iso: 'hamstring curl',
  calf: 'exercise for your lower legs',
  hpush: 'press to the front',
  chest_iso: 'chest fly',
  vpush: 'overhead press',
  side_iso: 'raise for your shoulders',
  triceps: 'exercise for your triceps',
  vpull: 'pull-up or pull-down',
  hpull: 'row',
  rear_iso: 'raise for your rear shoulders',
  biceps: 'exercise for your biceps',
  core: 'exercise for your core',
  carry: 'carry',
  cardio: 'cardio',
  mobility: 'stretch',
};

type NameOf = (exerciseId: string) => string;

/** "spares your knees", "easy on noise" */
const spares = (tag: StressTag): string => {
  if (tag === 'impact') return 'it has no impact';
  if (tag === 'noise') return 'it makes less noise';
  if (tag === 'overhead') return 'your arms stay below your shoulders';
  return `it spares your ${STRESS_NAMES[tag]}`;
};

function causeText(cause: SubstituteCause): string {
  switch (cause.kind) {
    case 'avoid':
      return spares(cause.tag);
    case 'equipment':
      return `that needs ${formatList(cause.equipment.map(nameOfEquipment))}`;
    case 'banned':
      return 'you asked never to do that';
    case 'level':
      return 'it suits your level better';
  }
}

/** Why an item stands in the plan, as one sentence. */
export function reasonText(reason: Reason, nameOf: NameOf): string {
  switch (reason.kind) {
    case 'onlyPattern':
      return `The only ${PATTERN_WORDS[reason.pattern]} this week.`;
    case 'mainPattern':
      return reason.daysAWeek > 1
        ? `A ${PATTERN_WORDS[reason.pattern]} on ${reason.daysAWeek} days a week.`
        : `Part of this week’s ${PATTERN_NAMES[reason.pattern].toLowerCase()} work.`;
    case 'muscleGap':
      return `Brings ${reason.sets.toLocaleString('en-AU')} of this week’s ${reason.ofSets.toLocaleString('en-AU')} sets for your ${muscleWord(reason.muscle)}.`;
    case 'heavyDay':
      return 'Your heavy day for this lift: few reps, long rests.';
    case 'kept':
      return 'Kept from your last block, so that progress shows.';
    case 'favourite':
      return 'One of your favourites.';
    case 'focus':
      return `More for your ${muscleWord(reason.muscle)}, as you asked.`;
    case 'fixed':
      return 'You locked it.';
    case 'substitute':
      return `Replaces ${nameOf(reason.forExerciseId).toLowerCase()}: ${causeText(reason.because)}.`;
    case 'balance':
      return 'Trains your balance, which protects you from falls.';
    case 'technique':
      return 'Easy to learn: technique comes before weight.';
    case 'superset':
      return `Alternates with ${nameOf(reason.withExerciseId).toLowerCase()} to save time.`;
    case 'cardio':
      return `Counts ${reason.countedMinutes} of ${reason.ofMinutes} active minutes a week.`;
    case 'mobility':
      return reason.muscle
        ? `Keeps your ${muscleWord(reason.muscle)} mobile.`
        : 'Keeps you mobile.';
    case 'warmUp':
      return 'Warms you up.';
    case 'moved':
      return `Moved here from ${weekdayName(reason.fromWeekday)}.`;
    case 'added':
      return 'You added it.';
    case 'swapped':
      return `You chose it instead of ${nameOf(reason.forExerciseId).toLowerCase()}.`;
  }
}

/** What a swap is good for, in a few words. */
export function swapReasonText(reason: SwapReason): string {
  switch (reason.kind) {
    case 'favourite':
      return 'A favourite';
    case 'kept':
      return 'In your last block';
    case 'easier':
      return 'Easier';
    case 'harder':
      return 'Harder';
    case 'noEquipment':
      return 'No equipment';
    case 'spares':
      return startSentence(spares(reason.tag));
    case 'otherEquipment':
      return `With ${formatList(reason.equipment.map(nameOfEquipment))}`;
    case 'sameMuscles':
      return 'Same muscles';
  }
}
