import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import { nameOfEquipment, STRESS_NAMES } from '#features/exercises/web/public.ts';
import type { MissingSets, PlanNote } from '#features/plan-generator/rules/plan-input.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import { formatList } from '#platform/shared/format-list.ts';
import { minutesText, muscleList, muscleWord } from './plan-words.ts';

const MOVEMENTS = {
  legs: 'squats or lunges',
  hinge: 'hip hinges',
  hpush: 'push-ups or presses',
  hpull: 'rows',
  vpush: 'overhead presses',
  vpull: 'pull-ups or pull-downs',
} as const;

const orList = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** "A band or a pull-up bar would add them." */
function offerText(buy: readonly Equipment[], what: 'it' | 'them'): string {
  if (buy.length === 0) return '';
  const things = orList.format(buy.slice(0, 3).map(nameOfEquipment));
  return ` To add ${what}: ${things}.`;
}

const weekdayList = (weekdays: readonly number[]): string => formatList(weekdays.map(weekdayName));

const setsWord = (sets: number): string =>
  `${sets.toLocaleString('en-AU', { maximumFractionDigits: 1 })} ${sets === 1 ? 'set' : 'sets'}`;

const MIN_TOLD_SETS = 1;

/** "A little short: calves by 2 sets, core by 1 set." Empty where less than a set is missing. */
export function shortText(short: readonly MissingSets[]): string {
  const told = short.filter(({ missingSets }) => missingSets >= MIN_TOLD_SETS);
  const parts = told.map(
    ({ muscle, missingSets }) => `${muscleWord(muscle)} by ${setsWord(Math.round(missingSets))}`,
  );
  return parts.length > 0 ? `A little short this week: ${formatList(parts)}.` : '';
}

/** "Easy on your knees, as you asked." */
export const avoidText = (avoid: readonly StressTag[]): string =>
  avoid.length === 0
    ? ''
    : `Made to spare these, as you asked: ${formatList(avoid.map((tag) => STRESS_NAMES[tag]))}.`;

type NameOf = (exerciseId: string) => string;

function replannedText(
  { missed, moved, dropped }: Extract<PlanNote, { kind: 'replanned' }>,
  nameOf: NameOf,
): string {
  const day = weekdayName(missed);
  const days = [...new Set(moved.map(({ to }) => to))].sort((a, b) => a - b);
  const moves = days.map((to) => {
    const names = moved.filter((one) => one.to === to).map(({ exerciseId }) => nameOf(exerciseId));
    return `${weekdayName(to)} takes ${formatList(names)}.`;
  });
  const left = dropped.length > 0 ? [`Not this week: ${formatList(dropped.map(nameOf))}.`] : [];
  return [`You missed ${day}, so the rest of the week changed.`, ...moves, ...left].join(' ');
}

/** Why a movement is missing: what is spared comes before what is not there. */
function missingText({
  movement,
  buy,
  spares = [],
}: Extract<PlanNote, { kind: 'movementMissing' }>): string {
  const offer = offerText(buy, 'them');
  if (spares.length === 0) return `No ${MOVEMENTS[movement]} with what you have.${offer}`;
  const spared = formatList(spares.map((tag) => STRESS_NAMES[tag]));
  return `No ${MOVEMENTS[movement]}, because you asked to go easy on ${spared}.${offer}`;
}

/** What the person should know of a plan, as sentences. */
export function noteText(note: PlanNote, nameOf: NameOf): string {
  switch (note.kind) {
    case 'noDays':
      return 'Choose at least one training day.';
    case 'dayTooShort':
      return `${weekdayName(note.weekday)} is too short for an exercise. Give it 10 minutes or more.`;
    case 'nothingFits':
      return `Nothing fits on ${weekdayName(note.weekday)}. Check its place and what you avoid.`;
    case 'shortOfTime':
      return `Your week has ${note.minutes} min of strength work. Every muscle gets enough from about ${note.neededMinutes} min.`;
    case 'movementMissing':
      return missingText(note);
    case 'muscleMissing':
      return `Nothing here trains ${muscleWord(note.muscle)}.${offerText(note.buy, 'it')}`;
    case 'onceAWeek':
      return `Time is short, so once a week only: ${muscleList(note.muscles)}.`;
    case 'unbalanced':
      return note.more === 'push'
        ? `More pushing than pulling this week: ${setsWord(note.pushSets)} to ${note.pullSets}.`
        : `More pulling than pushing this week: ${setsWord(note.pullSets)} to ${note.pushSets}.`;
    case 'cardioShort':
      return `${note.countedMinutes} of ${note.ofMinutes} active minutes fit this week. Walks count too.`;
    case 'fixedTooLong':
      return `${weekdayName(note.weekday)} runs ${minutesText(note.overSeconds)} over. Remove something or give it more time.`;
    case 'intensityCapped':
      return 'Effort stays easy until your health questions are answered and clear.';
    case 'minor':
      return 'Under 18, technique comes first, and every set ends with reps to spare.';
    case 'balance':
      return `Balance is trained on ${note.daysAWeek} ${note.daysAWeek === 1 ? 'day' : 'days'} a week.`;
    case 'antagonistSupersets':
      return `Pairs of exercises save time on ${weekdayList(note.weekdays)}.`;
    case 'easyDay':
      return `${weekdayName(note.weekday)} is an easy day.`;
    case 'deload':
      return 'A light week: fewer sets and less weight, so that you recover.';
    case 'replanned':
      return replannedText(note, nameOf);
    case 'missedLast':
      return `You missed ${weekdayName(note.missed)}, the last day of this week. Next week goes on as planned.`;
  }
}

/** Notes that tell of something missing, before those that explain. */
const WARNS: ReadonlySet<PlanNote['kind']> = new Set([
  'noDays',
  'dayTooShort',
  'nothingFits',
  'shortOfTime',
  'movementMissing',
  'muscleMissing',
  'onceAWeek',
  'unbalanced',
  'cardioShort',
  'fixedTooLong',
  'intensityCapped',
]);

export const warns = ({ kind }: PlanNote): boolean => WARNS.has(kind);

const TELLS_OF_NOW: ReadonlySet<PlanNote['kind']> = new Set(['replanned', 'missedLast', 'deload']);

/** What happened in this week, which is said before anything else. */
export const tellsOfNow = ({ kind }: PlanNote): boolean => TELLS_OF_NOW.has(kind);

export const notesText = {
  title: 'Good to know',
  more: 'More about this week',
  healthQuestions: 'Answer the health questions',
  changeEquipment: 'Change your equipment',
};
