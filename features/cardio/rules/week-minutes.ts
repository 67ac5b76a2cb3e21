import { VIGOROUS_MET } from '#features/plan-generator/rules/figures/heart-and-energy.ts';
import type { ActivityContent } from './activity.ts';
import { metOf } from './energy.ts';
import { secondsInZones, type Zones, zoneOf } from './zones.ts';

/** How an activity's effort is known. */
export type KnownBy = 'heartRate' | 'meanHeartRate' | 'effort' | 'kind';

export type EffortMinutes = { moderate: number; vigorous: number; by: KnownBy };

/** On a scale of 10 moderate is 5 or 6, vigorous from 7 on (WHO 2020, glossary). */
const MODERATE_EFFORT = 5;
const VIGOROUS_EFFORT = 7;

type Known = Pick<
  ActivityContent,
  'kind' | 'seconds' | 'metres' | 'heartRate' | 'effort' | 'fromFile'
>;

/** A heart rate that was measured for a smaller share of the time says nothing of the rest. */
const LEAST_COVERED = 0.8;

const allOf = (seconds: number, level: 'easy' | 'moderate' | 'vigorous', by: KnownBy) => ({
  moderate: level === 'moderate' ? seconds / 60 : 0,
  vigorous: level === 'vigorous' ? seconds / 60 : 0,
  by,
});

/**
 * Minutes of moderate and of vigorous effort: by the heart rate where it is known, else by the effort that was
 * felt, else by the kind of activity and its speed.
 */
export function effortMinutes(activity: Known, zones: Zones | null): EffortMinutes {
  const { seconds, heartRate, effort, fromFile } = activity;
  const rates = fromFile?.heartSeconds;
  const covered = rates ? rates.seconds.reduce((sum, one) => sum + one, 0) / seconds : 0;
  if (zones && rates && covered >= LEAST_COVERED) {
    const { moderate, vigorous, veryHard } = secondsInZones(rates, zones);
    const perMinute = 60 * Math.min(1, covered);
    return {
      moderate: moderate / perMinute,
      vigorous: (vigorous + veryHard) / perMinute,
      by: 'heartRate',
    };
  }
  if (zones && heartRate !== null) {
    const zone = zoneOf(heartRate, zones);
    return allOf(seconds, zone === 'veryHard' ? 'vigorous' : zone, 'meanHeartRate');
  }
  if (effort !== null) {
    const level =
      effort >= VIGOROUS_EFFORT ? 'vigorous' : effort >= MODERATE_EFFORT ? 'moderate' : 'easy';
    return allOf(seconds, level, 'effort');
  }
  return allOf(seconds, metOf(activity) >= VIGOROUS_MET ? 'vigorous' : 'moderate', 'kind');
}

/** Minutes a week that the WHO recommends to adults, counted as moderate ones (2020). */
export const WEEK_MINUTES = { from: 150, to: 300 } as const;
/** Minutes a day, as the week's mean, from 5 to 17 years (WHO 2020). */
export const MINOR_DAY_MINUTES = 60;

export type WeekMinutes = { moderate: number; vigorous: number; counted: number };

/** Minutes as moderate ones: a vigorous one counts twice (WHO 2020), under 18 a minute is a minute. */
export const countedMinutes = (
  { moderate, vigorous }: Pick<WeekMinutes, 'moderate' | 'vigorous'>,
  isYoung: boolean,
): number => moderate + (isYoung ? 1 : 2) * vigorous;

/** A week's minutes; a vigorous one counts twice. */
export function weekMinutes(activities: readonly Known[], zones: Zones | null): WeekMinutes {
  const sums = activities.map((activity) => effortMinutes(activity, zones));
  const moderate = sums.reduce((sum, one) => sum + one.moderate, 0);
  const vigorous = sums.reduce((sum, one) => sum + one.vigorous, 0);
  return { moderate, vigorous, counted: countedMinutes({ moderate, vigorous }, false) };
}
