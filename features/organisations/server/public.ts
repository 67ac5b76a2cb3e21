/** What the app and other features' servers may use of organisations. */
import { accountOf } from '#features/billing/server/public.ts';
import { type Account, limitOf, may } from '#features/plans/rules/entitlements.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { OrganisationEvent } from '../rules/events.ts';
import { addEvent } from './queries/events.ts';
import { type OrganisationAdmin, seatGivers } from './queries/membership.ts';
import { ownedOrganisation } from './queries/organisations.ts';
import { countHeldSeats } from './queries/seats.ts';

export { requireOrganisationAdmin } from './actions/gate.ts';
export {
  type NewPerson,
  openIntake,
  type PersonOutcome,
  removeUnusedMembers,
} from './actions/many-members.ts';
export type { ActiveSince } from './actions/overview.ts';
export { freeSeats } from './actions/seats.ts';
export { organisationsWork } from './jobs.ts';
export { membersAt } from './queries/many-members.ts';
export {
  clientsOfPractice,
  membershipsOf,
  type OrganisationAdmin,
  peopleOf,
  recordedNames,
  staffOf,
  trainerNotesOf,
  trainersRunBy,
  whoRunsGymsOf,
} from './queries/membership.ts';
export { organisationOf } from './queries/organisations.ts';
export { membershipPersonalData } from './queries/personal-data.ts';

/** Whether a person owns an organisation, whose plan they may then start, change and keep. */
export const ownsOrganisation = async (db: Db, owner: OwnerId): Promise<boolean> =>
  (await ownedOrganisation(db, owner)) !== null;

/** What an owner has to do before their account can go, which would take the organisation along. */
export async function ownershipToEnd(db: Db, owner: OwnerId): Promise<string | null> {
  const organisation = await ownedOrganisation(db, owner);
  return (
    organisation && `You own ${organisation.name}. Hand it over or close it first, in its settings.`
  );
}

/** Writes down that people were imported, or taken off again. Once for an import. */
export const recordImport = (
  db: Db,
  admin: OrganisationAdmin,
  event: Extract<OrganisationEvent, { kind: 'people_imported' | 'import_undone' }>,
  nowMs: number,
): Promise<void> => addEvent(db, { ...admin, memberId: null }, event, new Date(nowMs));

/** Writes down that a date of a class was cancelled, or given to another trainer. */
export const recordClassDate = (
  db: Db,
  admin: OrganisationAdmin,
  event: Extract<OrganisationEvent, { kind: 'class_cancelled' | 'class_given' }>,
  { memberId, nowMs }: { memberId: string | null; nowMs: number },
): Promise<void> => addEvent(db, { ...admin, memberId }, event, new Date(nowMs));

/** Whether a person may take clients and bookings: by their own plan, or a trainer’s seat of a gym. */
export async function takesClients(db: Db, person: OwnerId, nowMs: number): Promise<boolean> {
  if (may(await accountOf(db, person, nowMs), 'takeClients')) return true;
  for (const owner of await seatGivers(db, person, ['trainer'])) {
    if (limitOf(await accountOf(db, owner, nowMs), 'trainerSeats') !== 0) return true;
  }
  return false;
}

/** How many seats a person's organisation uses, in the words of the plans. */
export async function seatUsageOf(db: Db, owner: OwnerId, nowMs: number) {
  const organisation = await ownedOrganisation(db, owner);
  if (!organisation) return {};
  const used = await countHeldSeats(db, organisation.id);
  const { plan } = await accountOf(db, owner, nowMs);
  return plan === 'trainerPro'
    ? { clients: used.trainee }
    : { trainerSeats: used.trainer, traineeSeats: used.trainee };
}

/**
 * What decides how much a person may do for themselves: their own plan, or Professional where that is
 * more, while a gym has a seat for them.
 */
export async function accountWithSeatOf(db: Db, person: OwnerId, nowMs: number): Promise<Account> {
  const own = await accountOf(db, person, nowMs);
  if (limitOf(own, 'workoutsPerWeek') === null) return own;
  for (const owner of await seatGivers(db, person)) {
    const gym = await accountOf(db, owner, nowMs);
    if (limitOf(gym, 'traineeSeats') !== 0) return { plan: 'professional' };
  }
  return own;
}
