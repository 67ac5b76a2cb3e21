import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { builtOnce } from '#platform/server/db/built-once.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import type {
  Consent,
  FitnessLevel,
  Gender,
  Goal,
  Notification,
  ProfileInput,
  TrainingSchedule,
  UnitSettings,
} from '../contract.ts';
import { CONSENT_WORDING_VERSION } from '../rules.ts';
import { consents, profilePhotos, profiles, users } from './tables.ts';

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

const profileStatement = builtOnce((db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.ownerId, sql.placeholder('owner')))
    .prepare(''),
);

/** The body data of a person, or null until onboarding is complete. */
export async function profileOf(db: Db, owner: OwnerId): Promise<Profile | null> {
  const [row] = await profileStatement(db).execute({ owner });
  return row ? toProfile(row) : null;
}

/** The body data of a stored profile, or null until onboarding is complete. */
export function toProfile(row: typeof profiles.$inferSelect): Profile | null {
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

/** Makes anyone else who holds the account wait until the transaction ends. */
export async function holdAccount(db: Db, accountId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for('update');
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

/** Writes when a person trains; the onboarding may not be finished. */
export async function writeSchedule(db: Db, owner: OwnerId, schedule: TrainingSchedule, now: Date) {
  const columns = { ...schedule, updatedAt: now };
  await db
    .insert(profiles)
    .values({ ...columns, ownerId: owner })
    .onConflictDoUpdate({ target: profiles.ownerId, set: columns });
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
