import type { Db } from '#platform/server/db/database.ts';
import type { Sealer } from '#platform/server/secrets/sealer.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { type PlanPerson, toPlanDays } from '../../rules/plan-days.ts';
import { readScreening } from './health.ts';
import { listTrainingPlaces } from './places.ts';
import { readTrainingProfile } from './profile.ts';

/** A person as a plan needs them on a day of theirs: days with kits, what to avoid, recovery, the cap. */
export async function readPlanPerson(
  db: Db,
  owner: OwnerId,
  { sealer, today }: { sealer: Sealer; today: CalendarDay },
): Promise<PlanPerson> {
  const profile = await readTrainingProfile(db, owner);
  const places = await listTrainingPlaces(db, owner);
  return toPlanDays(profile, places, await readScreening(db, owner, sealer), today);
}
