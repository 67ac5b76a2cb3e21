import { forgetNextFree } from '#features/availability/server/public.ts';
import {
  type BookingServices,
  changeSession,
  endDate,
  type SessionRow,
  sessionsToGive,
} from '#features/bookings/server/public.ts';
import { mayIn } from '#features/organisations/rules/rights.ts';
import type { OrganisationId } from '#features/organisations/rules.ts';
import { organisationOf, staffOf } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { composeStaffEndedEmail } from '../../rules/class-emails.ts';
import { classOf, queueClasses } from '../queries/classes.ts';
import { type ClassWorld, fits, loadClassWorld, toCome, trainersFor } from './class-dates.ts';
import { changeSentences } from './save-class.ts';
import { tellTrainer } from './staff-week.ts';
import { tellBooked } from './tell-booked.ts';

/** Gives a date to another trainer of its class; false where there is none who can. */
async function giveAway(
  db: Db,
  services: BookingServices,
  { world, rest }: { world: ClassWorld; rest: ClassWorld },
  session: SessionRow,
): Promise<boolean> {
  const { nowMs, organisation } = world;
  const row = session.isClass ? await classOf(db, organisation.id, session.offerId) : null;
  if (!row) return false;
  const { id } = session;
  for (const trainerId of trainersFor(rest, row.content, session.startsAt.getTime(), id)) {
    const change = (db: Db) => changeSession(db, id, { trainerId }, new Date(nowMs));
    if (!(await fits(db, change))) continue;
    const to = { ...session, trainerId };
    rest.sessions = rest.sessions.map((one) => (one.id === id ? to : one));
    const news = { kind: 'changed' as const, sentences: changeSentences(world, session, to) };
    await tellBooked(db, services, id, { news, agreement: {} }, nowMs);
    const member = rest.staff.find(({ person }) => person === trainerId);
    await tellTrainer(db, services, { member, session, news: { kind: 'yours' } });
    return true;
  }
  return false;
}

async function endStaffAt(
  db: Db,
  services: BookingServices,
  { organisationId, person }: { organisationId: OrganisationId; person: OwnerId },
  nowMs: number,
): Promise<void> {
  const organisation = await organisationOf(db, organisationId);
  const staff = await staffOf(db, organisationId);
  if (!organisation || !staff.some((one) => one.person === person)) return;
  await queueClasses(db, organisationId);
  const world = await loadClassWorld(db, organisation, nowMs);
  const theirs = toCome(world).filter(({ trainerId }) => trainerId === person);
  if (theirs.length === 0) return;
  const rest = { ...world, staff: world.staff.filter((one) => one.person !== person) };
  const trainer = world.staff.find((one) => one.person === person)?.name || 'The trainer';
  const reason = `${trainer} no longer gives sessions at ${organisation.name}.`;
  const count = { given: 0, ended: 0 };
  for (const session of theirs) {
    const isGiven = await giveAway(db, services, { world, rest }, session);
    if (!isGiven) await endDate(db, services, session, { reason, shown: false }, nowMs);
    count[isGiven ? 'given' : 'ended'] += 1;
  }
  const ids = world.staff.map((one) => one.person);
  await forgetNextFree(db, ids);
  const href = `${services.publicUrl}/gym/staff`;
  for (const { email } of rest.staff.filter(({ role }) => mayIn(role, 'seeMembers'))) {
    await services.post(db, { to: email, ...composeStaffEndedEmail({ reason, ...count, href }) });
  }
}

/**
 * Before a person stops giving sessions for an organisation (left out: for any): another trainer of the class takes
 * over what is to come, or it ends with mails. Who runs the organisation is mailed how many.
 */
export async function endStaffOf(
  db: Db,
  services: BookingServices,
  { organisationId, person }: { organisationId?: OrganisationId; person: OwnerId | null },
  nowMs: number,
): Promise<void> {
  if (person === null) return;
  const now = new Date(nowMs);
  const given = organisationId ? [{ organisationId }] : await sessionsToGive(db, person, now);
  for (const at of new Set(given.map((one) => one.organisationId)))
    if (at) await endStaffAt(db, services, { organisationId: at, person }, nowMs);
}
