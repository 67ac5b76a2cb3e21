import type { SeatKind } from '#features/organisations/rules.ts';
import { holdsSeat } from '#features/organisations/rules.ts';
import {
  freeSeats,
  membersAt,
  type OrganisationAdmin,
  openIntake,
  recordImport,
  removeUnusedMembers,
} from '#features/organisations/server/public.ts';
import { NO_SEAT } from '../../rules/outcomes.ts';
import type { RowValues } from '../../rules/row-check.ts';
import type { Destination } from './destination.ts';

const text = (values: RowValues, field: string): string => String(values[field] ?? '');

/** People become members of an organisation, in state invited and without a mail, within its seats. For one transaction. */
export function organisationMembers(
  admin: OrganisationAdmin,
  role: SeatKind,
  nowMs: number,
): Destination {
  const { organisationId } = admin;
  let take: Awaited<ReturnType<typeof openIntake>> | null = null;
  return {
    organisationId,
    full: NO_SEAT,
    async known(db, keys) {
      const found = await membersAt(db, organisationId, keys);
      return new Set(found.filter(({ state }) => holdsSeat(state)).map(({ email }) => email));
    },
    room: async (db) => (await freeSeats(db, organisationId, nowMs))[role],
    async add(db, records) {
      const people = records.map(({ id, values }) => ({
        id,
        role,
        email: text(values, 'email'),
        firstName: text(values, 'firstName'),
        lastName: text(values, 'lastName'),
        phone: text(values, 'phone'),
        specialties: text(values, 'specialties'),
        bio: text(values, 'bio'),
      }));
      take ??= await openIntake(db, admin, nowMs);
      const outcomes = await take(people);
      return new Map(
        outcomes.flatMap(({ outcome }, at) => {
          const row = records[at]?.row;
          if (outcome === 'added' || row === undefined) return [];
          return [[row, outcome === 'already_member' ? 'member' : 'seat'] as const];
        }),
      );
    },
    async remove(db, records, importedAt) {
      // Former members keep their id.
      const there = await membersAt(
        db,
        organisationId,
        records.map(({ key }) => key),
      );
      const byEmail = new Map(there.map(({ email, id }) => [email, id]));
      const ids = records.map(({ id, key }) => byEmail.get(key) ?? id);
      return removeUnusedMembers(db, admin, ids, importedAt, nowMs);
    },
    record: (db, what, count) =>
      recordImport(
        db,
        admin,
        what === 'imported' ? { kind: 'people_imported', count } : { kind: 'import_undone', count },
        nowMs,
      ),
  };
}
