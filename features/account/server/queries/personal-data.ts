import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { accountSettings, profileInput, trainingSchedule } from '../../contract.ts';
import { consentsNeeded } from '../../rules.ts';
import { consentKindsOf } from '../queries.ts';
import { consents, profilePhotos, profiles, users } from '../tables.ts';

const { age, weight, height } = profileInput.shape;
const { trainingDays, sessionMinutes } = trainingSchedule.shape;
// A zone or a time that cannot be read would break every page of the person.
const { timeZone, dayStartHour, notifications, reminderTime } = accountSettings.shape;

const profileRows = personalTable(profiles, {
  about: 'Body data, goals and settings. The weight is from sign-up; weigh_ins holds later ones.',
  onImport: 'replace',
  check: z.looseObject({
    age: age.nullable(),
    weightKg: weight.unwrap().nullable(),
    heightCm: height.nullable(),
    trainingDays: trainingDays.nullable(),
    sessionMinutes: sessionMinutes.nullable(),
    timeZone,
    dayStartHour,
    notifications,
    reminderTime,
  }),
});

const accountRows = z
  .array(z.strictObject({ name: z.string().max(100), email: z.string().max(320).optional() }))
  .max(1);

/** An import never changes the email address: the account proves its own. */
const account: PersonalTable = {
  name: 'account_name',
  about: 'Display name and email address. The address is not imported.',
  columns: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'text', required: false },
  ],
  onImport: 'replace',
  read: (db, owner) =>
    db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, owner)),
  parse: (given) => accountRows.parse(given),
  async write(db, owner, rows) {
    const [row] = rows as z.infer<typeof accountRows>;
    if (row) await db.update(users).set({ name: row.name }).where(eq(users.id, owner));
  },
};

const profile: PersonalTable = {
  ...profileRows,
  async write(db, owner, rows, files) {
    await profileRows.write(db, owner, rows, files);
    const [written] = await profileRows.read(db, owner);
    const kinds = await consentKindsOf(db, owner);
    const years = written?.['age'];
    const missing =
      typeof years === 'number' && consentsNeeded(years).some((kind) => !kinds.includes(kind));
    if (missing) {
      throw new AppError('invalid', {
        message: 'That export is missing the consents needed for its age.',
      });
    }
  },
};

/** Exported account tables, in import order. */
export const accountPersonalData: PersonalTable[] = [
  account,
  personalTable(consents, {
    about: 'Statements the person, or their parent or guardian, agreed to.',
    onImport: 'add',
  }),
  profile,
];

/** Where emails to a person go; null without such an account. */
export async function emailOf(db: Parameters<PersonalTable['read']>[0], owner: string) {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, owner));
  return row?.email ?? null;
}

/** What a person is called, empty until they say, and where emails go; null without such an account. */
export async function contactOf(db: Parameters<PersonalTable['read']>[0], owner: string) {
  const [row] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, owner));
  return row ?? null;
}

/** `photo`: what names their picture, where they let trainers see it. `listedName`: of a trainer who chose to be listed. */
export type Contact = {
  name: string;
  listedName: string | null;
  email: string;
  photo: string | null;
};

/** What these people are called and where emails to them go, by id. */
export async function contactsOf(db: Parameters<PersonalTable['read']>[0], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Contact>();
  const { ownerId, tag, isShown } = profilePhotos;
  const { id, name, listedName, email } = users;
  const rows = await db
    .select({ id, name, listedName, email, photo: tag })
    .from(users)
    .leftJoin(profilePhotos, and(eq(ownerId, users.id), eq(isShown, true)))
    .where(inArray(users.id, [...ids]));
  return new Map<string, Contact>(rows.map(({ id, ...contact }) => [id, contact]));
}

/** Notes the name by which clients know a trainer; null once they withdraw their listing. */
export async function writeListedName(
  db: Parameters<PersonalTable['read']>[0],
  trainer: OwnerId,
  listedName: string | null,
): Promise<void> {
  await db.update(users).set({ listedName }).where(eq(users.id, trainer));
}

/** Removes an account and, by cascade, every row of its person. */
export async function eraseAccount(db: Parameters<PersonalTable['read']>[0], owner: string) {
  await db.delete(users).where(eq(users.id, owner));
}
