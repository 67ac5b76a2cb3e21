import { isDeepStrictEqual } from 'node:util';
import { type Profile, profileOf } from '#features/account/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay, dayIn, weekdayOf } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { DayTarget } from '../../contract/day-target.ts';
import type { TargetSettingsAnswer, TargetSettingsInput } from '../../contract/targets.ts';
import type { NutritionSummary } from '../../contract.ts';
import {
  higherDaysOf,
  lowestDayKcal,
  targetOfWeekday,
  weekEnergy,
} from '../../rules/targets/day-pattern.ts';
import {
  lastDayBeforeGain,
  pregnancyNeedOn,
  pregnancyProblem,
  type UnknownNeed,
} from '../../rules/targets/pregnancy.ts';
import { targetInputOf } from '../../rules/targets/profile-target.ts';
import { type Protection, protectionOf } from '../../rules/targets/protection.ts';
import { targetInForce } from '../../rules/targets/target-in-force.ts';
import { DEFAULT_SETTINGS } from '../../rules/targets/target-settings.ts';
import { TREND_DAYS, weightTrend } from '../../rules/weight/weight-trend.ts';
import { checkInsUntil } from '../queries/check-ins.ts';
import { replaceSettings, type StoredSettings, settingsOf } from '../queries/target-settings.ts';
import { weightsUntil } from '../queries/weigh-ins.ts';

/** The settings as the contract shows them; version 0 says that nothing was saved. */
export function toSettingsResponse(stored: StoredSettings | null): TargetSettingsAnswer {
  if (!stored) return { ...DEFAULT_SETTINGS, version: 0 };
  const { ownerId: _, updatedAt: __, ...settings } = stored;
  return settings;
}

/** Whether the gentle mode keeps numbers out of this person's sight. */
export const numbersHidden = async (db: Db, owner: OwnerId): Promise<boolean> =>
  (await settingsOf(db, owner))?.safeMode ?? false;

/** Settings, body and target of a person on a day. */
export type TargetOfDay = {
  settings: TargetSettingsAnswer;
  protection: Protection | null;
  /** why pregnancy or breastfeeding leaves the day without a target */
  unknownNeed: UnknownNeed | null;
  /** of the very day; null until body data, and the stage of a pregnancy, are known */
  target: DayTarget | null;
  /** what the days of its week are shared out from */
  mean: DayTarget | null;
  week: { meanKcal: number; lowestKcal: number; trainingDays: number[] } | null;
  newTarget: NutritionSummary['newTarget'];
};

/** Weigh-ins count up to this day: in pregnancy not those from the weeks in which the weight has risen with it. */
function weighedUntil(stored: StoredSettings | null, date: CalendarDay): CalendarDay {
  const last = stored?.pregnancy ? lastDayBeforeGain(stored) : null;
  return last !== null && last < date ? last : date;
}

const noTarget = { unknownNeed: null, target: null, mean: null, week: null, newTarget: null };

/**
 * The target that holds on `date`: what was accepted, chosen or follows from the formula, and out of it the
 * day's share where days differ. The weight is that of the trend where a person was weighed in the last 90 days,
 * else the latest weigh-in, else the one stated at sign-up.
 * `known`: the profile, where it is read already.
 */
export async function targetOn(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
  known: Promise<Profile | null> = profileOf(db, owner),
): Promise<TargetOfDay> {
  const stored = await settingsOf(db, owner);
  const until = weighedUntil(stored, date);
  const from = addDays(until, -TREND_DAYS);
  const [profile, weights, [accepted]] = await Promise.all([
    known,
    weightsUntil(db, owner, from, until),
    checkInsUntil(db, owner, date, 1),
  ]);
  const settings = toSettingsResponse(stored);
  if (!profile) {
    return { ...noTarget, settings, protection: null };
  }
  const { trainingDays } = profile;
  const latestKg = weights.at(-1)?.latestKg;
  const trendKg = weightTrend(weights.filter((day) => day.date >= from)).at(-1)?.trendKg ?? null;
  const body = targetInputOf(profile, trendKg ?? latestKg);
  const need = settings.pregnancy ? pregnancyNeedOn(settings, date) : null;
  const pregnancyNeed = typeof need === 'object' && need !== null ? need : undefined;
  const { pregnancy, safeMode, mode } = settings;
  const input = {
    ...body,
    weightIsTrend: trendKg !== null && trendKg.toFixed(1) !== latestKg?.toFixed(1),
    pregnancy,
    pregnancyNeed,
    safeMode,
  };
  const protection = protectionOf(input);
  if (typeof need === 'string' && mode !== 'manual') {
    return { ...noTarget, settings, protection, unknownNeed: need };
  }
  const mean = targetInForce(input, settings, accepted?.target ?? null);
  const lowestKcal = lowestDayKcal(input, mean);
  const higher = higherDaysOf(settings, trainingDays);
  const week = weekEnergy(mean.energyKcal, lowestKcal, higher, settings.higherPercent);
  const isNew = mode === 'automatic' && accepted?.appliedItself && accepted.seenAt === null;
  return {
    settings,
    protection,
    unknownNeed: null,
    target: targetOfWeekday(input, mean, week, weekdayOf(date)),
    mean,
    week: { meanKcal: mean.energyKcal, lowestKcal, trainingDays },
    newTarget: isNew
      ? { id: accepted.id, date: accepted.date, energyKcal: accepted.target.energyKcal }
      : null,
  };
}

/**
 * Keeps the choices if they still have the version that was seen. Fails with `conflict`, reason
 * `edited_elsewhere` and the current ones when they have not. Repeating a call that came through answers
 * its result.
 */
export async function saveTargetSettings(
  db: Db,
  owner: OwnerId,
  input: TargetSettingsInput,
  nowMs: number,
): Promise<TargetSettingsAnswer> {
  const { version, ...settings } = input;
  const problem = pregnancyProblem(settings, dayIn('UTC', nowMs));
  if (problem !== null) {
    throw new AppError('invalid', { message: problem, fields: { pregnancyDate: problem } });
  }
  const at = new Date(nowMs);
  const saved = await replaceSettings(db, owner, { settings, version, at });
  if (saved) return toSettingsResponse(saved);
  const current = toSettingsResponse(await settingsOf(db, owner));
  if (isDeepStrictEqual(current, { ...settings, version: version + 1 })) return current;
  throw new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: 'Your targets were changed on another device. Check them, then save again.',
    current,
  });
}
