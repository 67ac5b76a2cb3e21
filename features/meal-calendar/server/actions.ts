import { randomBytes } from 'node:crypto';
import { planOwner } from '#features/household/server/public.ts';
import { settingsFor } from '#features/meal-plans/rules/plan-settings.ts';
import { daysBetween, readSettings } from '#features/meal-plans/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { CALENDAR_PATH } from '../contract.ts';
import { calendarEvents } from '../rules/calendar-event.ts';
import { writeMealCalendar } from './providers/meal-calendar.ts';
import { ownerOfToken, removeToken, setToken, tokenOf } from './queries.ts';

const TOKEN = /^[\w-]{22}$/;
/** A calendar keeps what is over for a while, and does not look further than people plan. */
const [DAYS_BACK, DAYS_AHEAD] = [14, 60];

const pathOf = (token: string | null) => ({
  path: token === null ? null : `${CALENDAR_PATH.replace(':token', token)}.ics`,
});

/** The address of a person's calendar, if there is one. */
export async function readCalendar(db: Db, owner: OwnerId) {
  return pathOf(await tokenOf(db, owner));
}

/** A new address; the one before finds nothing any more. */
export async function renewCalendar(db: Db, owner: OwnerId, nowMs: number) {
  const token = randomBytes(16).toString('base64url');
  await setToken(db, owner, token, new Date(nowMs));
  return pathOf(token);
}

export async function stopCalendar(db: Db, owner: OwnerId) {
  await removeToken(db, owner);
  return pathOf(null);
}

type Asked = { token: string; publicUrl: string; nowMs: number };

/** The plan of an address as a calendar; null if nobody has the address. */
export async function calendarOf(db: Db, { token, publicUrl, nowMs }: Asked) {
  const owner = TOKEN.test(token) ? await ownerOfToken(db, token) : null;
  if (!owner) return null;
  const today = dayIn('UTC', nowMs);
  const plan = await planOwner(db, owner);
  const [days, answer] = await Promise.all([
    daysBetween(db, plan, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)),
    readSettings(db, owner),
  ]);
  const events = calendarEvents(days, settingsFor(answer), answer.personId);
  return writeMealCalendar(events, { publicUrl, nowMs });
}
