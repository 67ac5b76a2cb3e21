import { VIGOROUS_MET } from '#features/plan-generator/rules/figures/heart-and-energy.ts';
import { factsOf } from '#features/tracks/rules/activity-kinds.ts';
import type { ActivityContent } from './activity.ts';
import { secondsInZones, type Zones, zoneOf } from './zones.ts';

/** How an activity's effort is known. */
export type KnownBy = 'heartRate' | 'meanHeartRate' | 'effort' | 'kind';

export type EffortMinutes = { moderate: number; vigorous: number; by: KnownBy };

/** On a scale of 10 moderate is 5 or 6, vigorous from 7 on (WHO 2020, glossary). */
const MODERATE_EFFORT = 5;
const VIGOROUS_EFFORT = 7;

type Known = Pick<ActivityContent, 'kind' | 'seconds' | 'heartRate' | 'effort' | 'fromFile'>;

const allOf = (seconds: number, level: 'easy' | 'moderate' | 'vigorous', by: KnownBy) => ({
  moderate: level === 'moderate' ? seconds / 60 : 0,
  vigorous: level === 'vigorous' ? seconds / 60 : 0,
  by,
});

/**
 * Minutes of moderate and of vigorous effort: by the heart rate where it is known, else by the effort that was
 * felt, else by the kind of activity.
 */
export function effortMinutes(activity: Known, zones: Zones | null): EffortMinutes {
  const { seconds, heartRate, effort, kind, fromFile } = activity;
  const rates = fromFile?.heartSeconds;
  if (zones && rates) {
    const { moderate, vigorous, veryHard } = secondsInZones(rates, zones);
    return { moderate: moderate / 60, vigorous: (vigorous + veryHard) / 60, by: 'heartRate' };
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
  return allOf(seconds, factsOf(kind).met >= VIGOROUS_MET ? 'vigorous' : 'moderate', 'kind');
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
