import { type CalendarDay } from '#platform/shared/calendar-day.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import type { StaffSession, StaffWeek } from '../../contract.ts';

/** Something in a trainer's day, in order of its start. */
export type StaffEntry =
  | { kind: 'class'; start: string; session: StaffSession }
  | { kind: 'busy' | 'off'; start: string; end: string };

/** A trainer with what is in a day; those without an id are no longer in the gym. */
export type StaffRow = { memberId: string | null; name: string };

export const staffRows = (week: StaffWeek, former: string): StaffRow[] => [
  ...week.trainers.map(({ memberId, name }) => ({ memberId, name })),
  ...(week.sessions.some(({ memberId }) => memberId === null)
    ? [{ memberId: null, name: former }]
    : []),
];

const meets = (day: CalendarDay, one: { start: string; end: string }): boolean => {
  const last = localDay(new Date(Date.parse(one.end) - 1));
  return localDay(new Date(one.start)) <= day && day <= last;
};

export function entriesOf(week: StaffWeek, { memberId }: StaffRow, day: CalendarDay): StaffEntry[] {
  const trainer = week.trainers.find((one) => one.memberId === memberId);
  const toEntry = (kind: 'busy' | 'off') => (span: { start: string; end: string }) => ({
    kind,
    ...span,
  });
  const entries: StaffEntry[] = [
    ...week.sessions
      .filter((one) => one.memberId === memberId && localDay(new Date(one.start)) === day)
      .map((session) => ({ kind: 'class' as const, start: session.start, session })),
    ...(trainer?.busy ?? []).filter((span) => meets(day, span)).map(toEntry('busy')),
    ...(trainer?.timeOff ?? []).filter((span) => meets(day, span)).map(toEntry('off')),
  ];
  return entries.sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
}

/** What a trainer gives in a week: classes that take place, and their hours. */
export function totalOf({ sessions }: StaffWeek, { memberId }: StaffRow) {
  const given = sessions.filter((one) => one.memberId === memberId && one.cancelReason === null);
  const ms = given.reduce((sum, { start, end }) => sum + Date.parse(end) - Date.parse(start), 0);
  return { classes: given.length, hours: Math.round(ms / 360_000) / 10 };
}
