import type { Policy } from '#features/booking-terms/rules/policy.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

export const CLASS_LIMITS = {
  name: 80,
  about: 1000,
  minutes: [5, 480],
  capacity: [1, 200],
  priceCents: [0, 1_000_000],
  freeUntilHours: [0, 336],
  times: 30,
  dates: 60,
  trainers: 20,
} as const;

/** A time of each week. Its id stays when it is changed, so that who booked moves with it. */
export type ClassTime = { id: string; weekday: number; startMinute: number };
/** A date of its own. */
export type ClassDate = { id: string; day: CalendarDay; startMinute: number };

/** A class as an owner or admin writes it. Prices are integer cents, AUD, GST included; 0 is free. */
export type ClassContent = {
  name: string;
  about: string;
  minutes: number;
  capacity: number;
  roomId: string | null;
  /** members who can give it: one, or any of some */
  trainerIds: readonly string[];
  /** labels on the wall of `timeZone`, minutes since midnight; weekdays 1 Monday to 7 Sunday */
  times: readonly ClassTime[];
  dates: readonly ClassDate[];
  /** of the weekly times, both included */
  fromDay: CalendarDay;
  untilDay: CalendarDay | null;
  timeZone: string;
  priceCents: number;
  policy: Policy;
};

export type ClassField = keyof ClassContent;
export type ClassProblem = { field: ClassField; sentence: string };

const isWithin = (value: number, [min, max]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

function timesProblem({ times, dates, fromDay, untilDay }: ClassContent): ClassProblem | false {
  if (times.length + dates.length === 0) return { field: 'times', sentence: 'Add a time.' };
  const labels = times.map(({ weekday, startMinute }) => `${weekday} ${startMinute}`);
  if (new Set(labels).size < labels.length) {
    return { field: 'times', sentence: 'Two times are the same. Change or remove one.' };
  }
  const days = dates.map(({ day, startMinute }) => `${day} ${startMinute}`);
  if (new Set(days).size < days.length) {
    return { field: 'dates', sentence: 'Two dates are the same. Change or remove one.' };
  }
  return (
    untilDay !== null &&
    untilDay < fromDay && { field: 'untilDay', sentence: 'Choose a last day after the first.' }
  );
}

/** Everything that is wrong with a class, one sentence for each field; empty when it is fine. */
export function classProblems(
  content: ClassContent,
  room: { name: string; capacity: number } | null,
): ClassProblem[] {
  const { minutes, capacity, priceCents, freeUntilHours } = CLASS_LIMITS;
  const { latePercent, missedPercent } = content.policy;
  const problems: (ClassProblem | false)[] = [
    content.name.trim() === '' && { field: 'name', sentence: 'Enter a name.' },
    !isWithin(content.minutes, minutes) && { field: 'minutes', sentence: 'Use 5 to 480 minutes.' },
    !isWithin(content.capacity, capacity) && {
      field: 'capacity',
      sentence: 'Use 1 to 200 people.',
    },
    room !== null &&
      content.capacity > room.capacity && {
        field: 'capacity',
        sentence: `${room.name} holds ${room.capacity} people. Use ${room.capacity} or fewer.`,
      },
    content.trainerIds.length === 0 && { field: 'trainerIds', sentence: 'Choose a trainer.' },
    timesProblem(content),
    !isWithin(content.priceCents, priceCents) && {
      field: 'priceCents',
      sentence: 'Enter a price from $0 to $10,000.',
    },
    !(
      isWithin(content.policy.freeUntilHours, freeUntilHours) &&
      isWithin(latePercent, [0, 100]) &&
      isWithin(missedPercent, [0, 100])
    ) && { field: 'policy', sentence: 'Use 0 to 336 hours and 0 to 100 per cent.' },
  ];
  return problems.filter((one) => one !== false);
}
