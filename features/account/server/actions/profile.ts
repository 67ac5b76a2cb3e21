import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { CurrentUser, ProfileInput } from '../../contract.ts';
import { type ConsentKind, consentsNeeded, streakOn } from '../../rules.ts';
import { addConsents, consentKindsOf, personOf, writeProfile } from '../queries.ts';

/** Gives the days since `sinceDay` on which a person logged something; the food log supplies it. */
export type LoggedDays = (db: Db, owner: OwnerId, sinceDay: CalendarDay) => Promise<CalendarDay[]>;

/** Gives the plan that a person has; billing supplies it. */
export type PlanOf = (db: Db, owner: OwnerId, nowMs: number) => Promise<string>;

/** Whether numbers about food and the body stay out of a person's sight; nutrition supplies it. */
export type NumbersHidden = (db: Db, owner: OwnerId) => Promise<boolean>;

/** What other features know of a person. */
export type Known = { loggedDays: LoggedDays; planOf: PlanOf; numbersHidden: NumbersHidden };

/** First look back this many days for a streak; doubled while the streak fills them. */
const STREAK_WINDOW_DAYS = 60;

async function currentStreak(
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
  { loggedDays, planOf, numbersHidden }: Known,
  nowMs: number,
): Promise<CurrentUser> {
  const person = await personOf(db, owner);
  if (!person) throw new AppError('unauthenticated', { message: 'Please sign in.' });
  const { user, profile, photo } = person;
  const today = dayIn(profile?.timeZone ?? 'UTC', nowMs, profile?.dayStartHour ?? 0);
  return {
    id: user.id,
    firstName: user.name || null,
    photo,
    email: user.email,
    emailVerified: user.emailVerified,
    age: profile?.age ?? null,
    gender: profile?.gender ?? null,
    weight: profile?.weightKg ?? null,
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
  parental_consent: 'A parent or guardian must agree before someone under 18 uses Vigour.',
  digital_age:
    'Someone under 16 must confirm being old enough to use online services where they live.',
};

/**
 * Saves body data, goals and role. Under 18 the statements of decision 7 must be given now or have
 * been given before; only those that the age asks for are kept.
 */
export async function saveProfile(
  db: Db,
  owner: OwnerId,
  input: ProfileInput,
  nowMs: number,
): Promise<void> {
  const { consents = [], ...body } = input;
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
    const recordedOn = dayIn(body.timeZone ?? 'UTC', nowMs);
    const weight = Math.round(body.weight * 10) / 10;
    const goals = [...new Set(body.goals)];
    await writeProfile(db, owner, { ...body, weight, goals, recordedOn }, now);
  });
}
