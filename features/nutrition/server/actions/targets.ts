import { isDeepStrictEqual } from 'node:util';
import { profileOf } from '#features/account/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { DayTarget } from '../../contract/day-target.ts';
import type { TargetSettingsAnswer, TargetSettingsInput } from '../../contract/targets.ts';
import { targetInputOf } from '../../rules/profile-target.ts';
import { type Protection, protectionOf } from '../../rules/protection.ts';
import { targetInForce } from '../../rules/target-in-force.ts';
import { DEFAULT_SETTINGS } from '../../rules/target-settings.ts';
import { weightTrend } from '../../rules/weight-trend.ts';
import { checkInsUntil } from '../queries/check-ins.ts';
import { replaceSettings, type StoredSettings, settingsOf } from '../queries/target-settings.ts';
import { weighedDays } from '../queries/weigh-ins.ts';

/** Older weigh-ins say less than the profile does. */
const WEIGHED_WITHIN_DAYS = 90;

/** The settings as the contract shows them; version 0 says that nothing was saved. */
export function shownSettings(stored: StoredSettings | null): TargetSettingsAnswer {
  if (!stored) return { ...DEFAULT_SETTINGS, version: 0 };
  const { ownerId: _, updatedAt: __, ...settings } = stored;
  return settings;
}

/** Settings, body and target of a person on a day. */
export type TargetOfDay = {
  settings: TargetSettingsAnswer;
  protection: Protection | null;
  /** null until body data is known */
  target: DayTarget | null;
};

/**
 * The target that holds on `date`: what was accepted, chosen or follows from the formula. The weight is that
 * of the trend where somebody was weighed in the last 90 days, else the profile's.
 */
export async function targetOn(db: Db, owner: OwnerId, date: CalendarDay): Promise<TargetOfDay> {
  const [profile, stored, weighed, accepted] = await Promise.all([
    profileOf(db, owner),
    settingsOf(db, owner),
    weighedDays(db, owner, addDays(date, -WEIGHED_WITHIN_DAYS), date),
    checkInsUntil(db, owner, date, 1),
  ]);
  const settings = shownSettings(stored);
  if (!profile) return { settings, protection: null, target: null };
  const input = targetInputOf(profile, weightTrend(weighed).at(-1)?.trendKg);
  return {
    settings,
    protection: protectionOf({ ...input, ...settings }),
    target: targetInForce(input, settings, accepted[0]?.target ?? null),
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
  const at = new Date(nowMs);
  const saved = await replaceSettings(db, owner, { settings, version, at });
  if (saved) return shownSettings(saved);
  const current = shownSettings(await settingsOf(db, owner));
  if (isDeepStrictEqual(current, { ...settings, version: version + 1 })) return current;
  throw new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: 'Your targets were changed on another device. Look at them again before you save.',
    current,
  });
}
