import { contactOf } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { newLinkToken, readLinkToken } from '#platform/server/mail/link-token.ts';
import type { PostMail } from '#platform/server/mail/mail-queue.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Eating, HouseholdInvitation } from '../../contract.ts';
import { composeHouseholdInvitation } from '../../rules/emails.ts';
import {
  INVITATION_LIFE_MS,
  invitationPath,
  linkStateOf,
  MAX_MEMBERS,
  NOT_PENDING,
} from '../../rules/household-kinds.ts';
import {
  changePerson,
  countMembers,
  insertMembership,
  insertPerson,
  membershipOf,
  type PersonRow,
  peopleOf,
  personOfLink,
  personRow,
  writeSharing,
} from '../queries.ts';
import { noPerson } from './household.ts';
import { type PlaceServices, passPlaceTo } from './places.ts';

export type InvitingServices = { post: PostMail; publicUrl: string };

const refuse = (reason: string, message: string) => new AppError('conflict', { reason, message });

/** Gives an invitation a link of its own, and mails it where there is an address; the older link ends. */
async function newLink(
  db: Db,
  { post, publicUrl }: InvitingServices,
  host: OwnerId,
  person: Pick<PersonRow, 'id' | 'email'>,
  nowMs: number,
): Promise<{ token: string }> {
  const { token, secretHash } = newLinkToken(host);
  const expiresAt = new Date(nowMs + INVITATION_LIFE_MS);
  const ofPerson = { ownerId: host, id: person.id };
  await changePerson(db, ofPerson, { state: 'invited', secretHash, expiresAt });
  if (person.email !== null) {
    const contact = await contactOf(db, host);
    const mail = composeHouseholdInvitation(
      contact?.name ?? '',
      `${publicUrl}${invitationPath(token)}`,
    );
    await post(db, { to: person.email, ...mail });
  }
  return { token };
}

/** A mail may go to anybody's address: only people whose own is verified send one. */
function refuseMail({ emailVerified }: Caller, email: string | null): void {
  if (email === null || emailVerified) return;
  throw new AppError('forbidden', {
    reason: 'email_not_verified',
    message: 'Verify your email first, or invite by link.',
  });
}

type Invited = { id: string; name: string; email: string | null };

/** Invites a person. Fails with `conflict` in another's household, or when it is full. */
export const invitePerson = (
  db: Db,
  services: InvitingServices,
  caller: Caller,
  invited: Invited,
  nowMs: number,
): Promise<{ token: string }> =>
  inTransaction(db, async (db) => {
    const { owner } = caller;
    refuseMail(caller, invited.email);
    if (await membershipOf(db, owner)) {
      throw refuse('in_household', 'You share another person’s plan. Leave it to invite people.');
    }
    const people = await peopleOf(db, owner);
    const known = people.find(({ id }) => id === invited.id);
    if (!known && people.length >= MAX_MEMBERS) {
      throw refuse('household_full', `Up to ${MAX_MEMBERS} people can join your plan.`);
    }
    if (known?.state === 'active') throw refuse('joined', 'This person has joined already.');
    await insertPerson(db, owner, invited, new Date(nowMs));
    return newLink(db, services, owner, known ?? invited, nowMs);
  });

/** Makes a new link for an invitation that was not accepted. Fails with `not_found`. */
export const renewLink = (
  db: Db,
  services: InvitingServices,
  caller: Caller,
  id: string,
  nowMs: number,
): Promise<{ token: string }> =>
  inTransaction(db, async (db) => {
    const person = await personRow(db, caller.owner, id);
    if (!person) throw noPerson();
    refuseMail(caller, person.email);
    if (person.state === 'active') throw refuse('joined', 'This person has joined already.');
    return newLink(db, services, caller.owner, person, nowMs);
  });

/** Whether or not there is such a link: guessing learns nothing. */
const badLink = () =>
  new AppError('invalid', {
    reason: 'invalid_link',
    message: 'This invitation no longer exists. Ask for a new one.',
  });

async function openLink(db: Db, token: string): Promise<PersonRow & { ownerId: OwnerId }> {
  const read = readLinkToken(token);
  const person = read && (await personOfLink(db, read));
  if (!person) throw badLink();
  // The host made this very link.
  return person as PersonRow & { ownerId: OwnerId };
}

const REFUSALS = {
  own: 'This is your own invitation. Send it to the person you eat with.',
  'in-household': 'You share another person’s plan already. Leave it first.',
  'has-members': 'People share your plan. Take them out first to join another one.',
} as const;

async function refusalOf(
  db: Db,
  owner: OwnerId,
  person: PersonRow,
): Promise<HouseholdInvitation['refusal']> {
  if (person.ownerId === owner) return 'own';
  const membership = await membershipOf(db, owner);
  if (membership) return membership.personId === person.id ? null : 'in-household';
  return (await countMembers(db, owner)) > 0 ? 'has-members' : null;
}

/** What a link is about, for anyone who holds it. */
export const lookAtLink = (
  db: Db,
  { freePlacesOf }: PlaceServices,
  caller: Caller | null,
  token: string,
  nowMs: number,
): Promise<HouseholdInvitation> =>
  inTransaction(db, async (db) => {
    const person = await openLink(db, token);
    const host = await contactOf(db, person.ownerId);
    const state = linkStateOf(person, nowMs);
    const refusal = caller && (await refusalOf(db, caller.owner, person));
    const mayJoin = caller !== null && refusal === null && state === 'pending';
    return {
      hostName: host?.name ?? '',
      name: person.name,
      state,
      refusal,
      places: mayJoin ? await freePlacesOf(db, person.ownerId) : [],
    };
  });

type Accepted = Eating & { token: string; takesPlaceOf: string | null };

/** Joins the household of a link. The link is the key, and works once; accepted by the same account, it is done. */
export const acceptLink = (
  db: Db,
  services: PlaceServices,
  caller: Caller,
  { token, diets, without, takesPlaceOf }: Accepted,
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (db) => {
    const { owner } = caller;
    const person = await openLink(db, token);
    if (person.memberId === owner) return;
    const state = linkStateOf(person, nowMs);
    if (state !== 'pending') throw refuse(`invitation_${state}`, NOT_PENDING[state]);
    const refusal = await refusalOf(db, owner, person);
    if (refusal) throw refuse(refusal, REFUSALS[refusal]);
    // The host may have joined another household since.
    if (await membershipOf(db, person.ownerId)) throw badLink();
    const joined = await insertMembership(db, {
      ownerId: owner,
      hostId: person.ownerId,
      personId: person.id,
      diets,
      without,
      joinedAt: new Date(nowMs),
    });
    if (!joined) throw refuse('in-household', REFUSALS['in-household']);
    await changePerson(db, person, { state: 'active', memberId: owner });
    // What was agreed to before was for other people.
    await writeSharing(db, owner, false, new Date(nowMs));
    if (takesPlaceOf === null) return;
    const change = { from: takesPlaceOf, to: person.id };
    await passPlaceTo(db, services, person.ownerId, change, nowMs);
  });

/** Declines by link: where it was mailed is forgotten. Declined already, it is done. */
export const declineLink = (db: Db, token: string, nowMs: number): Promise<void> =>
  inTransaction(db, async (db) => {
    const person = await openLink(db, token);
    const state = linkStateOf(person, nowMs);
    if (state === 'declined') return;
    if (state !== 'pending') throw refuse(`invitation_${state}`, NOT_PENDING[state]);
    await changePerson(db, person, { state: 'declined', email: null });
  });
