import { contactOf } from '#features/account/server/public.ts';
import { targetOn } from '#features/nutrition/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Eating, Household, HouseholdMember, MemberTarget } from '../../contract.ts';
import { HOST } from '../../rules/household-kinds.ts';
import {
  countMembers,
  deleteMembership,
  deletePerson,
  eatingOf,
  membershipOf,
  type PersonRow,
  peopleOf,
  personRow,
  sharersAmong,
  writeEating,
  writeSharing,
} from '../queries.ts';

/** What ends with a membership, in features that stand on this one. */
export type PartingServices = {
  /** Takes a person's portions out of the host's plan. */
  forgetPortions: (db: Db, host: OwnerId, personId: string, nowMs: number) => Promise<void>;
  /** Ends the list's secret link: who left may have kept it. */
  endListLink: (db: Db, host: OwnerId) => Promise<void>;
};

export type PlanPlace = {
  /** whose plan and list it is */
  plan: OwnerId;
  /** the person among its eaters */
  personId: string;
};

/** The plan and the list that a person sees: the host's once they have joined, else their own. */
export async function planPlaceOf(db: Db, owner: OwnerId): Promise<PlanPlace> {
  const membership = await membershipOf(db, owner);
  return membership
    ? { plan: membership.hostId, personId: membership.personId }
    : { plan: owner, personId: HOST };
}

/**
 * Whose plan a change is for. Fails with `conflict`, reason `other_plan`, when it was made in another plan: one
 * that waited on a device while its person joined or left a household. `seenAs` left out: whichever it is now.
 */
export async function placeOfChange(
  db: Db,
  owner: OwnerId,
  seenAs: string | undefined,
): Promise<PlanPlace> {
  const place = await planPlaceOf(db, owner);
  if (seenAs === undefined || seenAs === place.personId) return place;
  throw new AppError('conflict', {
    reason: 'other_plan',
    message: 'You changed this in a plan that is not yours any more. Your own plan stays as it is.',
  });
}

/** The accounts that share a person's plan, the host's too; only the own one where nobody does. */
export const accountsOf = async (db: Db, plan: OwnerId): Promise<OwnerId[]> => [
  plan,
  ...(await peopleOf(db, plan)).filter(isMember).map(({ memberId }) => memberId),
];

/** Whose plan and list a person sees. */
export const planOwner = async (db: Db, owner: OwnerId): Promise<OwnerId> =>
  (await planPlaceOf(db, owner)).plan;

const nameOf = async (db: Db, person: string): Promise<string> =>
  (await contactOf(db, person))?.name ?? '';

/** Members with the accounts behind them. */
type Member = PersonRow & { memberId: OwnerId };
const isMember = (person: PersonRow): person is Member =>
  person.state === 'active' && person.memberId !== null;

/** People with an account who eat by this plan, beside its host. */
export async function membersOf(
  db: Db,
  host: OwnerId,
): Promise<(Eating & { id: string; name: string })[]> {
  const members = (await peopleOf(db, host)).filter(isMember);
  const eating = await eatingOf(
    db,
    members.map(({ memberId }) => memberId),
  );
  const named: (Eating & { id: string; name: string })[] = [];
  for (const { id, name, memberId } of members) {
    const { diets = [], without = [] } = eating.get(memberId) ?? {};
    named.push({ id, name: (await nameOf(db, memberId)) || name, diets, without });
  }
  return named;
}

/** Names of everybody who shares a plan, its host first; nobody where nobody shares it. */
export async function namesOf(db: Db, plan: OwnerId): Promise<{ id: string; name: string }[]> {
  const members = await membersOf(db, plan);
  if (members.length === 0) return [];
  return [
    { id: HOST, name: await nameOf(db, plan) },
    ...members.map(({ id, name }) => ({ id, name })),
  ];
}

/** The household as one of its people sees it: only the host sees who was asked, and where. */
export async function readHousehold(db: Db, owner: OwnerId): Promise<Household> {
  const { plan, personId } = await planPlaceOf(db, owner);
  const isHost = plan === owner;
  const all = await peopleOf(db, plan);
  const accounts = all.filter(isMember).map(({ memberId }) => memberId);
  const sharers = await sharersAmong(db, [plan, ...accounts]);
  const members = new Map((await membersOf(db, plan)).map((member) => [member.id, member]));
  const shown = isHost ? all : all.filter(isMember);
  const host: HouseholdMember = {
    id: HOST,
    name: await nameOf(db, plan),
    state: 'host',
    isMe: isHost,
    email: null,
    expiresAt: null,
    diets: [],
    without: [],
    sharesTargets: sharers.has(plan),
  };
  const role = isHost ? (all.length > 0 ? 'host' : 'alone') : 'member';
  return {
    role,
    people: [
      host,
      ...shown.map(({ id, name, state, email, expiresAt, memberId }): HouseholdMember => {
        const member = members.get(id);
        return {
          id,
          name: member?.name ?? name,
          state,
          isMe: id === personId,
          email: isHost ? email : null,
          expiresAt: state === 'invited' ? expiresAt.toISOString() : null,
          diets: member?.diets ?? [],
          without: member?.without ?? [],
          sharesTargets: memberId !== null && sharers.has(memberId),
        };
      }),
    ],
  };
}

/** Nobody of that id in the caller's own household. */
export const noPerson = () =>
  new AppError('not_found', { message: 'That person is not in your household.' });

/**
 * Ends a membership: nothing of the person stays in the host's plan, and who may see targets is asked
 * again in the next household, of a host too whom the last member left.
 */
async function part(
  db: Db,
  services: PartingServices,
  host: OwnerId,
  person: { id: string; memberId: OwnerId | null },
  nowMs: number,
): Promise<void> {
  await deletePerson(db, host, person.id);
  if (person.memberId === null) return;
  await deleteMembership(db, person.memberId);
  await writeSharing(db, person.memberId, false, new Date(nowMs));
  if ((await countMembers(db, host)) === 0) await writeSharing(db, host, false, new Date(nowMs));
  await services.forgetPortions(db, host, person.id, nowMs);
  await services.endListLink(db, host);
}

/** Takes a person out of one's own household, or an invitation back. Fails with `not_found`. */
export const removePerson = (
  db: Db,
  services: PartingServices,
  host: OwnerId,
  id: string,
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (db) => {
    const person = await personRow(db, host, id);
    if (!person) throw noPerson();
    await part(db, services, host, person, nowMs);
  });

/** Leaves the household that was joined; without one, nothing happens. */
export const leaveHousehold = (
  db: Db,
  services: PartingServices,
  owner: OwnerId,
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (db) => {
    const membership = await membershipOf(db, owner);
    if (!membership) return;
    const { hostId, personId } = membership;
    await part(db, services, hostId, { id: personId, memberId: owner }, nowMs);
  });

/** Before an account is erased: it parts from the household that it joined, and its members part from it. */
export async function forgetMember(
  db: Db,
  services: PartingServices,
  account: OwnerId,
  nowMs: number,
): Promise<void> {
  await leaveHousehold(db, services, account, nowMs);
  for (const member of (await peopleOf(db, account)).filter(isMember)) {
    await part(db, services, account, member, nowMs);
  }
}

/** Sets the own diets and allergens; those of a host are in the plan's own settings. */
export async function saveEating(db: Db, owner: OwnerId, eating: Eating): Promise<void> {
  if (await writeEating(db, owner, eating)) return;
  throw new AppError('conflict', {
    reason: 'not_in_household',
    message: 'You’re not in another person’s household. Set diets in your meal plan.',
  });
}

export const shareTargets = (
  db: Db,
  owner: OwnerId,
  isShared: boolean,
  nowMs: number,
): Promise<void> => writeSharing(db, owner, isShared, new Date(nowMs));

/**
 * Targets that the others of the household share, on a day. Of anyone under 18 and of who keeps numbers out of
 * sight there are none, whatever they said.
 */
export async function sharedTargets(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
): Promise<MemberTarget[]> {
  const { plan } = await planPlaceOf(db, owner);
  const members = (await peopleOf(db, plan)).filter(isMember);
  const accounts = [
    { id: HOST, name: '', account: plan },
    ...members.map(({ id, name, memberId }) => ({ id, name, account: memberId })),
  ].filter(({ account }) => account !== owner);
  if (accounts.length === 0) return [];
  const sharers = await sharersAmong(
    db,
    accounts.map(({ account }) => account),
  );
  const shown: MemberTarget[] = [];
  for (const { id, name, account } of accounts) {
    if (!sharers.has(account)) continue;
    const { target, protection, settings } = await targetOn(db, account, date);
    const isOpen = target !== null && protection !== 'minor' && !settings.safeMode;
    shown.push({
      id,
      name: (await nameOf(db, account)) || name,
      target: isOpen
        ? {
            calories: target.energyKcal,
            protein: target.proteinGrams,
            carbs: target.carbsGrams,
            fat: target.fatGrams,
          }
        : null,
    });
  }
  return shown;
}
