import { asc, eq } from 'drizzle-orm';
import type { PersonalTable } from '#platform/server/db/personal-table.ts';
import { organisationMembers as members, organisations } from '../tables.ts';

const COLUMNS = [
  ['organisation', 'text', true],
  ['role', 'text', true],
  ['state', 'text', true],
  ['email', 'text', true],
  ['firstName', 'text', true],
  ['lastName', 'text', true],
  ['phone', 'text', true],
  ['joinedAt', 'moment (ISO 8601, UTC)', false],
  ['sharesActivityAt', 'moment (ISO 8601, UTC)', false],
] as const;

/** What organisations have noted of the person who belongs to them, or did. */
export const membershipPersonalData: PersonalTable = {
  name: 'memberships',
  about: 'Gyms the person belongs or belonged to, and what they recorded. Not imported.',
  columns: COLUMNS.map(([name, type, required]) => ({ name, type, required })),
  onImport: 'never',
  async read(db, owner) {
    const rows = await db
      .select({
        organisation: organisations.name,
        role: members.role,
        state: members.state,
        email: members.email,
        firstName: members.firstName,
        lastName: members.lastName,
        phone: members.phone,
        joinedAt: members.joinedAt,
        sharesActivityAt: members.sharesActivityAt,
      })
      .from(members)
      .innerJoin(organisations, eq(organisations.id, members.organisationId))
      .where(eq(members.joinedBy, owner))
      .orderBy(asc(members.organisationId), asc(members.id));
    return rows.map(({ joinedAt, sharesActivityAt, ...rest }) => ({
      ...rest,
      joinedAt: joinedAt?.toISOString() ?? null,
      sharesActivityAt: sharesActivityAt?.toISOString() ?? null,
    }));
  },
  write: async () => {},
};
