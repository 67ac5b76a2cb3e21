import { planOwner } from '#features/household/server/public.ts';
import { settingsFor } from '#features/meal-plans/rules/plan-settings.ts';
import { daysBetween, readSettings } from '#features/meal-plans/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { calendarEvents } from '../rules/calendar-event.ts';
import { writeMealCalendar } from './providers/meal-calendar.ts';

/** A calendar keeps what is over for a while, and does not look further than people plan. */
const [DAYS_BACK, DAYS_AHEAD] = [14, 60];

type Wanted = { publicUrl: string; nowMs: number; hasSnacks: boolean };

/** A person's plan as a calendar. */
export async function calendarOf(db: Db, owner: OwnerId, { hasSnacks, ...about }: Wanted) {
  const today = dayIn('UTC', about.nowMs);
  const plan = await planOwner(db, owner);
  const [days, answer] = await Promise.all([
    daysBetween(db, plan, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)),
    readSettings(db, owner),
  ]);
  const events = calendarEvents(days, settingsFor(answer), answer.personId);
  return writeMealCalendar(
    events.filter(({ isSnack }) => hasSnacks || !isSnack),
    about,
  );
}
