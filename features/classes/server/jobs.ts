import {
  type BookingServices,
  endDate,
  endForFree,
  givePlaceBack,
  organisedPlacesToCome,
  queueTrainer,
  requireBooking,
} from '#features/bookings/server/public.ts';
import type { OrganisationId } from '#features/organisations/rules.ts';
import { organisationOf, peopleOf } from '#features/organisations/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import { loadClassWorld, makeAllDates, toCome } from './actions/class-dates.ts';
import { organisationsWithClasses, queueClasses } from './queries/classes.ts';

/** A removal that is undone at once costs nobody a place. */
const FORMER_EVERY_MS = 10 * MS_PER_MINUTE;

/** Frees what people have booked where they are members no longer; they are mailed and pay nothing. */
async function endPlacesOfFormer(db: Db, services: BookingServices, nowMs: number): Promise<void> {
  const places = await organisedPlacesToCome(db, new Date(nowMs));
  for (const at of new Set(places.map((one) => one.at))) {
    const organisation = at && (await organisationOf(db, at));
    if (!organisation) continue;
    const members = await peopleOf(db, at);
    const reason = `You are no longer a member of ${organisation.name}.`;
    for (const { id, client } of places.filter((one) => one.at === at)) {
      if (members.has(client)) continue;
      await inTransaction(db, async (db) => {
        const { session } = await requireBooking(db, client, id);
        await queueTrainer(db, session.trainerId);
        await endForFree(db, services, { id, clientId: client }, reason, nowMs);
        await givePlaceBack(db, services, { session }, nowMs);
      });
    }
  }
}

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

export const classesWork = ({ db, ...services }: BookingServices & { db: Db }): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'dates of classes',
      everyMs: MS_PER_HOUR,
      run: (nowMs) => makeEverywhere(db, nowMs),
    },
    {
      name: 'places of former members',
      everyMs: FORMER_EVERY_MS,
      run: (nowMs) => endPlacesOfFormer(db, services, nowMs),
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
  const why = { reason: `${organisation.name} has closed.`, shown: true };
  for (const session of toCome(await loadClassWorld(db, organisation, nowMs))) {
    await endDate(db, services, session, why, nowMs);
  }
}
