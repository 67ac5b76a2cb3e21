import { nameOfEquipment, PATTERN_NAMES, STRESS_NAMES } from '#features/exercises/web/public.ts';
import type {
  PlanItem,
  PlanNote,
  Reason,
  SubstituteCause,
} from '#features/plan-generator/rules/plan-input.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import { formatList } from '#platform/shared/format-list.ts';
import type { Change } from '../../rules/adapt-programme.ts';
import type { LeftOut } from '../../rules/left-out.ts';

type NameOf = (exerciseId: string) => string;

const rangeText = ([from, to]: readonly [number, number]): string =>
  from === to ? String(from) : `${from}–${to}`;

/** "3 × 8–12 reps, 2 in reserve", "2 × 20–40 s", "20 min" */
export function doseText({ sets, reps, seconds, rir }: PlanItem): string {
  if (reps) {
    const reserve = rir === null ? '' : `, ${rir} in reserve`;
    return `${sets} × ${rangeText(reps)} reps${reserve}`;
  }
  if (!seconds) return `${sets} ${sets === 1 ? 'set' : 'sets'}`;
  if (sets === 1 && seconds[1] >= 120) return `${Math.round(seconds[1] / 60)} min`;
  return `${sets} × ${rangeText(seconds)} s`;
}

function causeText(cause: SubstituteCause): string {
  switch (cause.kind) {
    case 'avoid':
      return `you go easy on ${STRESS_NAMES[cause.tag]}`;
    case 'equipment':
      return `no ${cause.equipment.map(nameOfEquipment).join(' or ')}`;
    case 'banned':
      return 'you never want it';
    case 'level':
      return 'your level';
  }
}

/** "Replaces back squat: no rack."; null for an exercise as it is written. */
export function replacesText(reasons: readonly Reason[], nameOf: NameOf): string | null {
  const reason = reasons.find(({ kind }) => kind === 'substitute');
  if (reason?.kind !== 'substitute') return null;
  return `Replaces ${nameOf(reason.forExerciseId).toLowerCase()}: ${causeText(reason.because)}.`;
}

type Shorter = Extract<Change, { kind: 'shorter' }>;

function shorterText(
  weekdays: readonly number[],
  { shortened, dropped }: Shorter,
  nameOf: NameOf,
): string {
  const list = (ids: readonly string[]) => formatList(ids.map((id) => nameOf(id).toLowerCase()));
  const parts = [
    ...(shortened.length > 0 ? [`fewer sets or minutes of ${list(shortened)}`] : []),
    ...(dropped.length > 0 ? [`without ${list(dropped)}`] : []),
  ];
  const days = formatList(weekdays.map(weekdayName));
  return `${days} ${weekdays.length === 1 ? 'has' : 'have'} less time: ${parts.join(', ')}.`;
}

function changeText(change: Exclude<Change, Shorter>, nameOf: NameOf): string {
  switch (change.kind) {
    case 'fewerDays':
      return `You train ${change.days} of its ${change.ofDays} days, so its sessions take turns.`;
    case 'missing':
      return `${weekdayName(change.weekday)} has nothing for ${
        'exerciseId' in change.what
          ? nameOf(change.what.exerciseId).toLowerCase()
          : PATTERN_NAMES[change.what.pattern].toLowerCase()
      }.`;
    case 'backToBack':
      return `${formatList(change.weekdays.map(weekdayName))} follow each other. A day between them would be better.`;
  }
}

/** What differs in a week, each thing once: days that are short alike are told together. */
export function changeTexts(changes: readonly Change[], nameOf: NameOf): string[] {
  const keyOf = ({ shortened, dropped }: Shorter) => JSON.stringify([shortened, dropped]);
  const short = changes.filter((change) => change.kind === 'shorter');
  const alike = Map.groupBy(short, keyOf);
  return [
    ...changes.flatMap((change) => (change.kind === 'shorter' ? [] : changeText(change, nameOf))),
    ...[...alike.values()].flatMap((group) =>
      group.slice(0, 1).map((first) =>
        shorterText(
          group.map(({ weekday }) => weekday),
          first,
          nameOf,
        ),
      ),
    ),
  ];
}

/** "Left out, as you go easy on knees: run and walk intervals." */
export const leftOutText = ({ exerciseIds, tags }: LeftOut, nameOf: NameOf): string =>
  `Left out, as you go easy on ${formatList(tags.map((tag) => STRESS_NAMES[tag]))}: ${formatList(exerciseIds.map((id) => nameOf(id).toLowerCase()))}.`;

/** What the weeks are for, where the person's are other than that. */
export const asWritten = (note: string): string => `The original programme: ${note}`;

/** Notes that a programme can have; others are the generator's. */
export function noteText(note: PlanNote): string | null {
  switch (note.kind) {
    case 'deload':
      return 'A light week: half the sets, less weight.';
    case 'intensityCapped':
      return 'Easier than written until your health check is clear.';
    case 'minor':
      return 'Under 18, each set keeps at least two reps in reserve.';
    case 'dayTooShort':
      return `${weekdayName(note.weekday)} is too short for a single exercise.`;
    case 'nothingFits':
      return `Nothing can be done on ${weekdayName(note.weekday)} with what is there.`;
    default:
      return null;
  }
}
