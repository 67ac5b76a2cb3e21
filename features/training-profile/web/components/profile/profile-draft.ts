import type { StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import type { TrainingProfile, TrainingProfileChange } from '../../../contract.ts';
import { USUAL_MINUTES } from '../../../rules/plan-days.ts';
import type { RecoveryAnswers } from '../../../rules/recovery.ts';
import { profileText } from '../../messages/profile.ts';

export type DayDraft = { minutes: string; placeId: string | null };

export type ProfileDraft = {
  weekdays: readonly number[];
  /** of all seven, so that a day that is ticked again is as it was */
  days: Readonly<Record<number, DayDraft>>;
  avoid: readonly StressTag[];
  recovery: RecoveryAnswers;
};

const MIN_MINUTES = 10;
const MAX_MINUTES = 180;

/** Where what is wrong with a day's minutes is said. */
export const minutesField = (weekday: number): string => `minutes${weekday}`;

export function toProfileDraft({ days, avoid, recovery }: TrainingProfile): ProfileDraft {
  const [first] = days;
  const usual = {
    minutes: String(first?.minutes ?? USUAL_MINUTES),
    placeId: first?.placeId ?? null,
  };
  const all = [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const day = days.find((one) => one.weekday === weekday);
    const minutes = String(day?.minutes ?? usual.minutes);
    return [weekday, day ? { minutes, placeId: day.placeId } : usual] as const;
  });
  return {
    weekdays: days.map(({ weekday }) => weekday),
    days: Object.fromEntries(all),
    avoid,
    recovery,
  };
}

/** Gives every day the minutes and place of the first one that is trained on. */
export function copyFirstDay({ weekdays, days }: ProfileDraft): ProfileDraft['days'] {
  const first = days[Math.min(...weekdays)];
  return first
    ? Object.fromEntries(Object.keys(days).map((weekday) => [weekday, { ...first }]))
    : days;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The parts that differ from what is stored, or what is wrong with the minutes of a day. */
export function checkProfile(draft: ProfileDraft, before: TrainingProfile) {
  const errors: Record<string, string> = {};
  const days = [...draft.weekdays]
    .sort((a, b) => a - b)
    .map((weekday) => {
      const { minutes: text = '', placeId = null } = draft.days[weekday] ?? {};
      const minutes = parseDecimal(text);
      const isRight =
        typeof minutes === 'number' &&
        Number.isInteger(minutes) &&
        minutes >= MIN_MINUTES &&
        minutes <= MAX_MINUTES;
      if (!isRight) errors[minutesField(weekday)] = profileText.minutesRange;
      return { weekday, minutes: isRight ? minutes : null, placeId };
    });
  const content: TrainingProfileChange = {
    ...(!isSame(days, before.days) && { days }),
    ...(!isSame(draft.avoid, before.avoid) && { avoid: [...draft.avoid] }),
    ...(!isSame(draft.recovery, before.recovery) && { recovery: { ...draft.recovery } }),
  };
  return { content, errors };
}
