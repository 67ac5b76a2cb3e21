import { foldEmail } from '#features/account/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import { mayManage } from '../../rules/rights.ts';
import { holdsSeat, nameKey, seatOf } from '../../rules.ts';
import {
  dropUnused,
  insertMembers,
  membersAt,
  type NewMember,
  namesOf,
  reviveMembers,
} from '../queries/many-members.ts';
import type { OrganisationAdmin } from '../queries/membership.ts';
import { freeSeats } from './seats.ts';

/** A person as a file brings them. `id` is made by the importer and names them for good. */
export type NewPerson = Omit<NewMember, 'nameKey' | 'role' | 'specialties' | 'bio'> & {
  role: 'trainer' | 'trainee';
  specialties?: string;
  bio?: string;
};

/** What became of a person: `memberId` is who they are among the members from now on. */
export type PersonOutcome =
  | { id: string; outcome: 'added'; memberId: string }
  | { id: string; outcome: 'already_member' | 'no_seat_left' };

/**
 * Makes people members in state invited, without any mail, as far as there are seats; in the order
 * given. Within the caller's transaction, which holds the organisation from now on, so that the seats
 * are counted once: the function that comes back takes any number of lists with a few thousand people
 * each. It answers one outcome for each person, in order. The same ids again are `added` again and
 * change nothing.
 */
export async function openIntake(
  db: Db,
  admin: OrganisationAdmin,
  nowMs: number,
): Promise<(people: readonly NewPerson[]) => Promise<PersonOutcome[]>> {
  const now = new Date(nowMs);
  const { organisationId } = admin;
  const free = await freeSeats(db, organisationId, nowMs);

  /** Who is there already is looked up, and those who were before are invited again. */
  async function addOneByOne(people: readonly NewMember[]): Promise<PersonOutcome[]> {
    const there = await membersAt(
      db,
      organisationId,
      people.map(({ email }) => email),
    );
    const byEmail = new Map(there.map((member) => [member.email, member]));
    const fresh: NewMember[] = [];
    const revived: NewMember[] = [];
    const taken = new Set<string>();
    const outcomes = people.map((person): PersonOutcome => {
      const { id, email, role } = person;
      const before = byEmail.get(email);
      if (before && holdsSeat(before.state)) {
        const isSame = before.id === id;
        return isSame ? { id, outcome: 'added', memberId: id } : { id, outcome: 'already_member' };
      }
      if (taken.has(email)) return { id, outcome: 'already_member' };
      const kind = seatOf(role);
      if (!mayManage(admin.role, role) || (kind && free[kind] < 1)) {
        return { id, outcome: 'no_seat_left' };
      }
      if (kind) free[kind] -= 1;
      taken.add(email);
      const memberId = before?.id ?? id;
      (before ? revived : fresh).push({ ...person, id: memberId });
      return { id, outcome: 'added', memberId };
    });
    await insertMembers(db, admin, fresh, now);
    await reviveMembers(db, admin, revived, now);
    return outcomes;
  }

  return async (people) => {
    const members = people.map((person): NewMember => {
      const { specialties = '', bio = '' } = person;
      const member = { ...person, email: foldEmail(person.email), specialties, bio, nameKey: '' };
      member.nameKey = nameKey(member);
      return member;
    });
    const [role] = new Set(members.map((member) => member.role));
    const kind = role ? seatOf(role) : null;
    // Hardly ever is anybody there already: where all of them fit, that is found out by adding them.
    const isSimple =
      kind !== null &&
      mayManage(admin.role, kind) &&
      free[kind] >= members.length &&
      members.every((member) => member.role === role);
    if (isSimple) {
      const added = await insertMembers(db, admin, members, now);
      free[kind] -= added;
      if (added === members.length) {
        return members.map(({ id }) => ({ id, outcome: 'added', memberId: id }));
      }
    }
    return addOneByOne(members);
  };
}

/**
 * Removes imported people again, unless they have been edited, mailed an invitation, joined or left since
 * `importedAt`: those stay. Returns how many stay, and their names. Within the caller's transaction.
 */
export async function removeUnusedMembers(
  db: Db,
  admin: OrganisationAdmin,
  memberIds: readonly string[],
  importedAt: Date,
  nowMs: number,
): Promise<{ count: number; names: string[] }> {
  await freeSeats(db, admin.organisationId, nowMs);
  const removed = await dropUnused(db, admin, [...memberIds], importedAt, new Date(nowMs));
  const gone = new Set(removed);
  const names = await namesOf(
    db,
    admin,
    memberIds.filter((id) => !gone.has(id)),
  );
  return { count: names.length, names };
}
