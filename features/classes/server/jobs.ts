import type { BookingServices } from '#features/bookings/server/public.ts';
import type { OrganisationId } from '#features/organisations/rules.ts';
import { organisationOf } from '#features/organisations/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { MS_PER_HOUR } from '#platform/shared/wall-clock.ts';
import { loadClassWorld, makeAllDates } from './actions/class-dates.ts';
import { endDate } from './actions/tell-booked.ts';
import { organisationsWithClasses, queueClasses } from './queries/classes.ts';

/** Makes the dates of the weeks ahead, each once however many servers ask. */
async function makeEverywhere(db: Db, nowMs: number): Promise<void> {
  for (const id of await organisationsWithClasses(db)) {
    await inTransaction(db, async (db) => {
      const organisation = await organisationOf(db, id);
      if (!organisation) return;
      await queueClasses(db, id);
      await makeAllDates(db, await loadClassWorld(db, organisation, nowMs));
    });
  }
}

export const classesWork = (db: Db): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'dates of classes',
      everyMs: MS_PER_HOUR,
      run: (nowMs) => makeEverywhere(db, nowMs),
    },
  ],
});

/** Cancels what an organisation has to come before it is closed, so that who booked is told. */
export async function endClassesOf(
  db: Db,
  services: BookingServices,
  organisationId: OrganisationId,
  nowMs: number,
): Promise<void> {
  const organisation = await organisationOf(db, organisationId);
  if (!organisation) return;
  const { sessions } = await loadClassWorld(db, organisation, nowMs);
  for (const session of sessions) {
    if (session.state !== 'open' || session.startsAt.getTime() <= nowMs) continue;
    const reason = `${organisation.name} has closed.`;
    await endDate(db, services, session, { reason, shown: true }, nowMs);
  }
}
