import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { CurrentUser, ProfileInput } from '../../contract.ts';
import { isSameWeight, roundWeightKg, type WeightUnit } from '../../rules/measures.ts';
import { type ConsentKind, consentsNeeded, streakOn } from '../../rules.ts';
import { addConsents, consentKindsOf, holdAccount, personOf, writeProfile } from '../queries.ts';

/** Gives the days since `sinceDay` on which a person logged something; the food log supplies it. */
export type LoggedDays = (db: Db, owner: OwnerId, sinceDay: CalendarDay) => Promise<CalendarDay[]>;

/** Gives the plan that a person has; billing supplies it. */
export type PlanOf = (db: Db, owner: OwnerId, nowMs: number) => Promise<string>;

/** Whether numbers about food and the body stay out of a person's sight; nutrition supplies it. */
export type NumbersHidden = (db: Db, owner: OwnerId) => Promise<boolean>;

/** A weight stated on the profile, kg, with the device's zone. */
export type StatedWeight = { weightKg: number; unit: WeightUnit; timeZone: string | undefined };

/** Weigh-ins; nutrition supplies them. */
export type WeighIns = {
  /** The latest weigh-in, kg; null without one. */
  latestKg(db: Db, owner: OwnerId): Promise<number | null>;
  /** Records today's weight, or replaces the one that the profile recorded today. */
  record(db: Db, owner: OwnerId, stated: StatedWeight, nowMs: number): Promise<void>;
};

/** What other features know of a person. */
export type Known = {
  loggedDays: LoggedDays;
  planOf: PlanOf;
  numbersHidden: NumbersHidden;
  weighIns: WeighIns;
};

/** First look back this many days for a streak; doubled while the streak fills them. */
export const STREAK_WINDOW_DAYS = 60;

export async function currentStreak(
  db: Db,
  owner: OwnerId,
  loggedDays: LoggedDays,
  today: CalendarDay,
): Promise<number> {
  for (let window = STREAK_WINDOW_DAYS; ; window *= 2) {
    const streak = streakOn(today, await loggedDays(db, owner, addDays(today, -window)));
    if (streak < window) return streak;
  }
}

/** The signed-in person as screens see them. `unauthenticated` when the account is gone. */
export async function currentUser(
  db: Db,
  owner: OwnerId,
  { loggedDays, planOf, numbersHidden, weighIns }: Known,
  nowMs: number,
): Promise<CurrentUser> {
  const person = await personOf(db, owner);
  if (!person) throw new AppError('unauthenticated', { message: 'Sign in to continue.' });
  const { user, profile, photo } = person;
  const weightKg = (await weighIns.latestKg(db, owner)) ?? profile?.weightKg ?? null;
  const today = dayIn(profile?.timeZone ?? 'UTC', nowMs, profile?.dayStartHour ?? 0);
  return {
    id: user.id,
    firstName: user.name || null,
    photo,
    email: user.email,
    emailVerified: user.emailVerified,
    age: profile?.age ?? null,
    gender: profile?.gender ?? null,
    // To the gram: that keeps a pound exact.
    weight: weightKg === null ? null : roundWeightKg(weightKg, 'lb'),
    height: profile?.heightCm ?? null,
    fitnessLevel: profile?.fitnessLevel ?? null,
    goals: profile?.goals ?? [],
    role: profile?.role ?? null,
    schedule: profile?.trainingDays
      ? { trainingDays: profile.trainingDays, sessionMinutes: profile.sessionMinutes }
      : null,
    subscriptionPlan: await planOf(db, owner, nowMs),
    createdAt: user.createdAt.toISOString(),
    streakCount: await currentStreak(db, owner, loggedDays, today),
    numbersHidden: await numbersHidden(db, owner),
    units: {
      energyUnit: profile?.energyUnit ?? 'kcal',
      weightUnit: profile?.weightUnit ?? 'kg',
      heightUnit: profile?.heightUnit ?? 'cm',
    },
    settings: {
      timeZone: profile?.timeZone ?? null,
      dayStartHour: profile?.dayStartHour ?? 0,
      notifications: profile?.notifications ?? ['new_sign_in'],
      reminderTime: profile?.reminderTime ?? '19:00',
    },
  };
}

const consentMissing: Record<ConsentKind, string> = {
  parental_consent: 'Under 18? A parent or guardian must agree first.',
  digital_age: 'Under 16? Confirm you’re old enough to use online services where you live.',
};

/**
 * Saves body data, goals and role. The first weight is stated in the profile; another one from then on is a
 * weigh-in of today. Under 18 the statements of decision 7 must be given now or have
 * been given before; only those that the age asks for are kept.
 */
export async function saveProfile(
  db: Db,
  owner: OwnerId,
  input: ProfileInput,
  weighIns: WeighIns,
  nowMs: number,
): Promise<void> {
  const { consents = [], weight, ...body } = input;
  const now = new Date(nowMs);
  const needed = consentsNeeded(body.age);
  await inTransaction(db, async (db) => {
    await addConsents(
      db,
      owner,
      consents.filter((one) => needed.includes(one.kind)),
      now,
    );
    const given = needed.length > 0 ? await consentKindsOf(db, owner) : [];
    const missing = needed.find((kind) => !given.includes(kind));
    if (missing) {
      const message = consentMissing[missing];
      throw new AppError('invalid', {
        reason: 'consent_needed',
        message,
        fields: { consents: message },
      });
    }
    // A second tab waits here, then sees the first one's weight.
    await holdAccount(db, owner);
    const unit = body.weightUnit ?? 'kg';
    const weightKg = weight === undefined ? undefined : roundWeightKg(weight, unit);
    const stated = (await personOf(db, owner))?.profile?.weightKg ?? null;
    if (weightKg === undefined && stated === null) {
      const message = 'Enter your weight.';
      throw new AppError('invalid', { message, fields: { weight: message } });
    }
    const recordedOn = dayIn(body.timeZone ?? 'UTC', nowMs);
    const goals = [...new Set(body.goals)];
    const first = stated === null ? { weight: weightKg } : {};
    await writeProfile(db, owner, { ...body, ...first, goals, recordedOn }, now);
    if (weightKg === undefined || stated === null) return;
    const current = (await weighIns.latestKg(db, owner)) ?? stated;
    if (isSameWeight(current, weightKg, unit)) return;
    await weighIns.record(db, owner, { weightKg, unit, timeZone: body.timeZone }, nowMs);
  });
}
