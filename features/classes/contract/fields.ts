import { z } from 'zod';
import { policy } from '#features/bookings/contract.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { CLASS_LIMITS } from '../rules/class-content.ts';

export const id = z.uuid('Give the id as a UUID.');
export const ofOrganisation = z.object({ id });
export const ofClass = z.object({ id, classId: id });
export const ofRoom = z.object({ id, roomId: id });
export const ofSession = z.object({ id, sessionId: id });
/** Null for one that is new. */
export const version = z.int().min(1).max(2_147_483_647).nullable();
export const done = z.object({ ok: z.literal(true) });

const whole = z.int('Enter a whole number.').min(0, 'Use 0 or more.').max(10_000_000, 'Use less.');
const minute = z.int().min(0, 'Choose a time.').max(1439, 'Choose a time.');
export const room = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use at most 80 characters.'),
  capacity: z.int('Enter a whole number.').min(1, 'Use 1 to 500.').max(500, 'Use 1 to 500.'),
});

// What is wrong beside that says rules/class-content.ts; the form asks the same.
export const classContent = z.object({
  name: z.string().trim().max(CLASS_LIMITS.name, 'Use at most 80 characters.'),
  about: z.string().trim().max(CLASS_LIMITS.about, 'Use at most 1,000 characters.'),
  minutes: whole,
  capacity: whole,
  roomId: id.nullable(),
  trainerIds: z.array(id).max(CLASS_LIMITS.trainers, 'Choose at most 20 trainers.'),
  times: z
    .array(z.object({ id, weekday: z.int().min(1).max(7), startMinute: minute }))
    .max(CLASS_LIMITS.times, 'Use at most 30 times.'),
  dates: z
    .array(z.object({ id, day: calendarDay, startMinute: minute }))
    .max(CLASS_LIMITS.dates, 'Use at most 60 dates.'),
  fromDay: calendarDay,
  untilDay: calendarDay.nullable(),
  timeZone,
  priceCents: whole,
  policy,
});
