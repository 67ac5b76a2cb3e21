import { and, count, eq, gt, gte, isNotNull, isNull, lte, max, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import type {
  Consent,
  FitnessLevel,
  Gender,
  Goal,
  Notification,
  ProfileInput,
  UnitSettings,
} from '../contract.ts';
import { CONSENT_WORDING_VERSION } from '../rules.ts';
import { setPassword } from './queries/passwords.ts';
import {
  consents,
  mailedLinks,
  profilePhotos,
  profiles,
  sessions,
  signInAccounts,
  users,
} from './tables.ts';

export type LinkPurpose =
  | 'verify_email'
  | 'reset_password'
  | 'change_email'
  | 'agree_email'
  | 'undo_email';

/** Body data as other features read it. */
export type Profile = {
  /** years, as the person gave it */
  age: number;
  gender: Gender;
  /** stated at sign-up; a weigh-in takes precedence over it */
  weightKg: number;
  heightCm: number;
  fitnessLevel: FitnessLevel;
  goals: Goal[];
  /** 1 Monday to 7 Sunday; empty when not decided */
  trainingDays: number[];
};

/** Stored profile; null means never saved. */
type StoredPerson = {
  user: typeof users.$inferSelect;
  profile: typeof profiles.$inferSelect | null;
  /** names the picture */
  photo: string | null;
};

/** Account and profile rows of a person; null when the account is gone. */
export async function personOf(db: Db, owner: OwnerId): Promise<StoredPerson | null> {
  const [row] = await db
    .select({ user: users, profile: profiles, photo: profilePhotos.tag })
    .from(users)
    .leftJoin(profiles, eq(profiles.ownerId, users.id))
    .leftJoin(profilePhotos, eq(profilePhotos.ownerId, users.id))
    .where(eq(users.id, owner));
  return row ?? null;
}

/** The body data of a person, or null until onboarding is complete. */
export async function profileOf(db: Db, owner: OwnerId): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.ownerId, owner));
  if (!row) return null;
  const { age, gender, weightKg, heightCm, fitnessLevel, goals, trainingDays } = row;
  if (age === null || gender === null || fitnessLevel === null) return null;
  if (weightKg === null || heightCm === null) return null;
  return {
    age,
    gender,
    weightKg,
    heightCm,
    fitnessLevel,
    goals,
    trainingDays: trainingDays ?? [],
  };
}

/** Account of a folded address, for sign-in only; null if none. */
export async function accountOfEmail(db: Db, email: string) {
  const [row] = await db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
}

/** Makes an account with a password. False, and nothing done, when the address has one already. */
export function addAccount(
  db: Db,
  account: { email: string; name: string; passwordHash: string; now: Date },
): Promise<{ id: string } | null> {
  const { email, name, passwordHash, now } = account;
  return inTransaction(db, async (db) => {
    const [user] = await db
      .insert(users)
      .values({ id: newId(), email, name, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!user) return null;
    await setPassword(db, user.id, passwordHash, now);
    return user;
  });
}

/** Other services that a person signs in with. */
export async function listConnectedProviders(db: Db, owner: OwnerId) {
  return db
    .select({ provider: signInAccounts.providerId, since: signInAccounts.createdAt })
    .from(signInAccounts)
    .where(and(eq(signInAccounts.ownerId, owner), ne(signInAccounts.providerId, 'credential')));
}

/** Gives an account another, verified address. Fails when someone else has it. */
export async function writeEmail(db: Db, accountId: string, email: string, now: Date) {
  await db
    .update(users)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(users.id, accountId));
}

/** Takes the unused links of a purpose out of use: all, or those made from a moment on. */
export async function dropLinks(db: Db, accountId: string, purpose: LinkPurpose, after?: Date) {
  await db
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.ownerId, accountId),
        eq(mailedLinks.purpose, purpose),
        isNull(mailedLinks.usedAt),
        after ? gte(mailedLinks.createdAt, after) : undefined,
      ),
    );
}

/** Writes settings; what is left out stays as it was. */
export async function writeSettings(
  db: Db,
  owner: OwnerId,
  input: {
    firstName?: string | undefined;
    timeZone?: string | undefined;
    timeZoneIfNone?: string | undefined;
    dayStartHour?: number | undefined;
    notifications?: Notification[] | undefined;
    reminderTime?: string | undefined;
  },
  now: Date,
) {
  const { firstName, timeZoneIfNone, ...settings } = input;
  if (firstName !== undefined) {
    await db.update(users).set({ name: firstName, updatedAt: now }).where(eq(users.id, owner));
  }
  const columns = { ...settings, updatedAt: now };
  const fallback = settings.timeZone === undefined ? timeZoneIfNone : undefined;
  await db
    .insert(profiles)
    .values({ ...columns, ...(fallback ? { timeZone: fallback } : {}), ownerId: owner })
    .onConflictDoUpdate({
      target: profiles.ownerId,
      set: { ...columns, ...(fallback ? { timeZone: zoneIfNone } : {}) },
    });
}

/** In an upsert: the zone that is given counts only where none is kept, also against a save at the same moment. */
const zoneIfNone = sql`coalesce(${profiles.timeZone}, excluded.time_zone)`;

/** Ends every session of an account; answers which there were. */
export async function endEverySession(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .delete(sessions)
    .where(eq(sessions.ownerId, accountId))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** Marks an address as verified if it still is the account's; answers whether it is. */
export async function verifyAddress(db: Db, accountId: string, email: string, now: Date) {
  const rows = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, accountId), eq(users.email, email)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Links that anyone may request: older ones stay valid, so strangers cannot end the owner's. */
const ASKED_BY_ANYBODY: readonly LinkPurpose[] = ['verify_email', 'reset_password'];

/** Stores a new link. Ends unused older ones of its purpose, unless anyone may request them. */
export function addLink(
  db: Db,
  link: {
    accountId: string;
    secretHash: string;
    purpose: LinkPurpose;
    email: string;
    now: Date;
    expiresAt: Date;
  },
) {
  const { accountId, secretHash, purpose, email, now, expiresAt } = link;
  return inTransaction(db, async (db) => {
    if (!ASKED_BY_ANYBODY.includes(purpose)) {
      await db.delete(mailedLinks).where(
        and(
          eq(mailedLinks.ownerId, accountId),
          eq(mailedLinks.purpose, purpose),
          isNull(mailedLinks.usedAt),
          // Who takes an account along must not get rid of its first owner's way back.
          purpose === 'undo_email' ? eq(mailedLinks.email, email) : undefined,
        ),
      );
    }
    await db
      .insert(mailedLinks)
      .values({ ownerId: accountId, secretHash, purpose, email, expiresAt, createdAt: now });
  });
}

/** Makes anyone else who holds the account wait until the transaction ends. */
export async function holdAccount(db: Db, accountId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for('update');
}

/** Count and time of the newest link of a purpose within a period; null if none. */
export async function linksMailed(
  db: Db,
  accountId: string,
  purpose: LinkPurpose,
  { since, until }: { since: Date; until: Date },
): Promise<{ mailed: number; newest: Date | null }> {
  const [row] = await db
    .select({ mailed: count(), newest: max(mailedLinks.createdAt) })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.ownerId, accountId),
        eq(mailedLinks.purpose, purpose),
        gt(mailedLinks.createdAt, since),
        lte(mailedLinks.createdAt, until),
      ),
    );
  return { mailed: row?.mailed ?? 0, newest: row?.newest ?? null };
}

/** A link with its current account, or null. */
export async function linkOf(db: Db, accountId: string, secretHash: string, purpose: LinkPurpose) {
  const [row] = await db
    .select({
      linkEmail: mailedLinks.email,
      expiresAt: mailedLinks.expiresAt,
      usedAt: mailedLinks.usedAt,
      createdAt: mailedLinks.createdAt,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
    })
    .from(mailedLinks)
    .innerJoin(users, eq(users.id, mailedLinks.ownerId))
    .where(
      and(
        eq(mailedLinks.ownerId, accountId),
        eq(mailedLinks.secretHash, secretHash),
        eq(mailedLinks.purpose, purpose),
      ),
    );
  return row ?? null;
}

/** Uses a link up: one statement, so that of two at once only one gets the address. */
export async function takeLink(
  db: Db,
  accountId: string,
  secretHash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedLinks.ownerId, accountId),
        eq(mailedLinks.secretHash, secretHash),
        eq(mailedLinks.purpose, purpose),
        isNull(mailedLinks.usedAt),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .returning({ email: mailedLinks.email });
  return row?.email ?? null;
}

/** The kinds of statement a person has agreed to, in any wording. */
export async function consentKindsOf(db: Db, owner: OwnerId) {
  const rows = await db
    .selectDistinct({ kind: consents.kind })
    .from(consents)
    .where(and(eq(consents.ownerId, owner), isNotNull(consents.agreedAt)));
  return rows.map((row) => row.kind);
}

/** Stores consents with their time; keeps existing ones. */
export async function addConsents(db: Db, owner: OwnerId, given: Consent[], now: Date) {
  if (given.length === 0) return;
  await db
    .insert(consents)
    .values(given.map((one) => ({ ...one, ownerId: owner, id: newId(), agreedAt: now })))
    .onConflictDoNothing();
}

/** Keeps that a parent or guardian agrees to a plan that is chosen; the first time counts. */
export async function addPlanConsent(db: Db, owner: OwnerId, now: Date): Promise<void> {
  await db
    .insert(consents)
    .values({
      ownerId: owner,
      id: newId(),
      kind: 'paid_plan',
      wordingVersion: CONSENT_WORDING_VERSION,
      agreedAt: now,
    })
    .onConflictDoNothing();
}

/** Writes body data, goals and wishes; what the input leaves out stays as it was. */
export async function writeProfile(
  db: Db,
  owner: OwnerId,
  input: Omit<ProfileInput, 'consents'> & { recordedOn: string },
  now: Date,
) {
  const { firstName, weight, weightUnit, height, heightUnit, schedule, recordedOn, role, ...rest } =
    input;
  const { timeZone, ...body } = rest;
  const columns = {
    ...body,
    heightCm: height,
    updatedAt: now,
    ...(weight === undefined ? {} : { weightKg: weight }),
    ...(weightUnit ? { weightUnit } : {}),
    ...(heightUnit ? { heightUnit } : {}),
    ...(role ? { role } : {}),
    ...(timeZone ? { timeZone } : {}),
    ...schedule,
  };
  await db.update(users).set({ name: firstName, updatedAt: now }).where(eq(users.id, owner));
  await db
    .insert(profiles)
    .values({ ...columns, ownerId: owner, ageRecordedOn: recordedOn })
    .onConflictDoUpdate({
      target: profiles.ownerId,
      set: {
        ...columns,
        // The browser sends its own; who is on the way keeps the one they chose.
        ...(timeZone ? { timeZone: zoneIfNone } : {}),
        // The day belongs to the figure: saving the same age again does not make it younger.
        ageRecordedOn: sql`case when ${profiles.age} = excluded.age then ${profiles.ageRecordedOn} else excluded.age_recorded_on end`,
      },
    });
}

export async function writeUnits(
  db: Db,
  owner: OwnerId,
  units: { [K in keyof UnitSettings]?: UnitSettings[K] | undefined },
  now: Date,
) {
  const columns = { ...units, updatedAt: now };
  await db
    .insert(profiles)
    .values({ ...columns, ownerId: owner })
    .onConflictDoUpdate({ target: profiles.ownerId, set: columns });
}
