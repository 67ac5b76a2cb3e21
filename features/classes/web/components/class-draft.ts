import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import type { Checked } from '#platform/web/forms/use-form.ts';
import type { ClassInput, Room } from '../../contract.ts';
import { classProblems } from '../../rules/class-content.ts';
import { classProblemText as problemText } from '../messages/classes.ts';

export type TimeDraft = { id: string; weekday: string; start: string };
export type DateDraft = { id: string; day: string; start: string };

/** A class as it is typed. Its names are those of rules/class-content.ts, so that each refusal finds its box. */
export type ClassDraft = {
  name: string;
  about: string;
  minutes: string;
  capacity: string;
  roomId: string;
  trainerIds: readonly string[];
  times: readonly TimeDraft[];
  dates: readonly DateDraft[];
  fromDay: string;
  untilDay: string;
  timeZone: string;
  isFree: boolean;
  priceCents: string;
  freeUntilHours: string;
  latePercent: string;
  missedPercent: string;
};

const two = (value: number): string => String(value).padStart(2, '0');
const toClock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
/** NaN for what is no time. */
const toMinute = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
};

export const newTime = (weekday = '1', start = '18:00'): TimeDraft => ({
  id: newId(),
  weekday,
  start,
});

/** So that a first class takes a name and a trainer. */
export const newClass = (
  today: CalendarDay,
  timeZone: string,
  trainerIds: readonly string[],
): ClassDraft => ({
  name: '',
  about: '',
  minutes: '45',
  capacity: '12',
  roomId: '',
  trainerIds: trainerIds.length === 1 ? trainerIds : [],
  times: [newTime()],
  dates: [],
  fromDay: today,
  untilDay: '',
  timeZone,
  isFree: true,
  priceCents: '',
  freeUntilHours: '2',
  latePercent: String(USUAL_POLICY.latePercent),
  missedPercent: String(USUAL_POLICY.missedPercent),
});

export const toClassDraft = (content: ClassInput): ClassDraft => ({
  name: content.name,
  about: content.about,
  minutes: String(content.minutes),
  capacity: String(content.capacity),
  roomId: content.roomId ?? '',
  trainerIds: content.trainerIds,
  times: content.times.map(({ id, weekday, startMinute }) => ({
    id,
    weekday: String(weekday),
    start: toClock(startMinute),
  })),
  dates: content.dates.map(({ id, day, startMinute }) => ({
    id,
    day,
    start: toClock(startMinute),
  })),
  fromDay: content.fromDay,
  untilDay: content.untilDay ?? '',
  timeZone: content.timeZone,
  isFree: content.priceCents === 0,
  priceCents: content.priceCents === 0 ? '' : formatDecimal(content.priceCents / 100, 2),
  freeUntilHours: String(content.policy.freeUntilHours),
  latePercent: String(content.policy.latePercent),
  missedPercent: String(content.policy.missedPercent),
});

export const toWhole = (text: string): number =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;

export function toCents(text: string): number {
  const value = parseDecimal(text.trim().replace(/^\$/, ''));
  const cents = typeof value === 'number' ? value * 100 : Number.NaN;
  return Math.abs(cents - Math.round(cents)) < 1e-6 ? Math.round(cents) : Number.NaN;
}

/** What is sent of a class, and what is wrong with it, each at its box. */
export function checkClass(draft: ClassDraft, rooms: readonly Room[]): Checked<ClassInput> {
  const content: ClassInput = {
    name: draft.name.trim(),
    about: draft.about.trim(),
    minutes: toWhole(draft.minutes),
    capacity: toWhole(draft.capacity),
    roomId: draft.roomId || null,
    trainerIds: [...draft.trainerIds],
    times: draft.times.map(({ id, weekday, start }) => ({
      id,
      weekday: Number(weekday),
      startMinute: toMinute(start),
    })),
    dates: draft.dates.map(({ id, day, start }) => ({ id, day, startMinute: toMinute(start) })),
    fromDay: draft.fromDay,
    untilDay: draft.untilDay || null,
    timeZone: draft.timeZone,
    priceCents: draft.isFree ? 0 : toCents(draft.priceCents),
    policy: {
      ...USUAL_POLICY,
      freeUntilHours: toWhole(draft.freeUntilHours),
      latePercent: toWhole(draft.latePercent),
      missedPercent: toWhole(draft.missedPercent),
    },
  };
  const room = rooms.find(({ id }) => id === draft.roomId) ?? null;
  const hasNoStart = (list: readonly { startMinute: number }[]) =>
    list.some(({ startMinute }) => !Number.isInteger(startMinute));
  const errors = Object.fromEntries(
    classProblems(content, room).map(({ field, sentence }) => [
      field === 'policy' ? 'freeUntilHours' : field,
      sentence,
    ]),
  );
  return {
    content,
    errors: {
      ...errors,
      ...(hasNoStart(content.times) && { times: problemText.startOfTime }),
      ...(content.dates.some(({ day }) => day === '') && { dates: problemText.date }),
      ...(hasNoStart(content.dates) && { dates: problemText.startOfDate }),
      ...(draft.fromDay === '' && { fromDay: problemText.fromDay }),
    },
  };
}
