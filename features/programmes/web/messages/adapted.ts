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

type NameOf = (exerciseId: string) => string;

const rangeText = ([from, to]: readonly [number, number]): string =>
  from === to ? String(from) : `${from}–${to}`;

/** "3 x 8–12 reps, 2 in reserve", "2 x 20–40 s", "20 min" */
export function doseText({ sets, reps, seconds, rir }: PlanItem): string {
  if (reps) {
    const reserve = rir === null ? '' : `, ${rir} in reserve`;
    return `${sets} x ${rangeText(reps)} reps${reserve}`;
  }
  if (!seconds) return `${sets} ${sets === 1 ? 'set' : 'sets'}`;
  if (sets === 1 && seconds[1] >= 120) return `${Math.round(seconds[1] / 60)} min`;
  return `${sets} x ${rangeText(seconds)} s`;
}

function causeText(cause: SubstituteCause): string {
  switch (cause.kind) {
    case 'avoid':
      return STRESS_NAMES[cause.tag];
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

function shorterText(
  { weekday, shortened, dropped }: Extract<Change, { kind: 'shorter' }>,
  nameOf: NameOf,
): string {
  const list = (ids: readonly string[]) => formatList(ids.map((id) => nameOf(id).toLowerCase()));
  const parts = [
    ...(shortened.length > 0 ? [`less of ${list(shortened)}`] : []),
    ...(dropped.length > 0 ? [`without ${list(dropped)}`] : []),
  ];
  return `${weekdayName(weekday)} is short: ${parts.join(', ')}.`;
}

export function changeText(change: Change, nameOf: NameOf): string {
  switch (change.kind) {
    case 'fewerDays':
      return `You train ${change.days} of its ${change.ofDays} days, so its sessions take turns.`;
    case 'shorter':
      return shorterText(change, nameOf);
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
