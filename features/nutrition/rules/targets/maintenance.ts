import {
  GROWTH_KCAL,
  growthActivityCoefficient,
  growthEnergy,
  growthTerms,
} from './growth-energy.ts';
import { type Body, mifflinConstant, mifflinStJeor } from './resting-energy.ts';
import { clean, figure, type TargetStep } from './target-step.ts';

/** How active a person is, as a multiplier of resting energy, and whether that is a guess. */
export type Activity = { multiplier: number; assumed: boolean };

/** Said where the weight is not the one that the profile shows. */
const TREND_WHY = ' The weight is your trend, not your last weigh-in.';

/** The energy that keeps an adult's weight, step by step: at rest, then with everyday activity. */
export function adultMaintenance(
  body: Body & { weightIsTrend?: boolean | undefined },
  activity: Activity,
): TargetStep[] {
  const resting = clean(mifflinStJeor(body));
  const constant = mifflinConstant(body.gender);
  return [
    {
      label: 'At rest',
      working:
        `10 × ${figure(body.weightKg)} kg + 6.25 × ${figure(body.heightCm)} cm ` +
        `− 5 × ${body.ageYears} years ${constant < 0 ? '−' : '+'} ${Math.abs(constant)}`,
      why: `What your body uses at rest all day, from weight, height, age and sex (Mifflin-St Jeor, 1990).${body.weightIsTrend ? TREND_WHY : ''}`,
      resultKcal: resting,
    },
    {
      label: 'With everyday activity',
      working: `${figure(resting)} × ${activity.multiplier}`,
      why: activity.assumed
        ? 'Assumes a lightly active week, until you choose training days.'
        : 'From your training days, on a scale of 1.2 (sitting) to 1.9 (hard physical work).',
      resultKcal: clean(resting * activity.multiplier),
    },
  ];
}

/** The energy that a growing body takes from 9 to 18 years, in one step. */
export function growingMaintenance(
  body: Body & { weightIsTrend?: boolean | undefined },
  activity: Activity,
): TargetStep[] {
  const terms = growthTerms[body.gender];
  const coefficient = growthActivityCoefficient(body.gender, activity.multiplier);
  return [
    {
      label: 'For your age, size and activity',
      working:
        `${terms.constant} − ${terms.perYear} × ${body.ageYears} years + ${coefficient} × ` +
        `(${terms.perKg} × ${figure(body.weightKg)} kg + ${terms.perMetre} × ` +
        `${figure(body.heightCm / 100)} m) + ${GROWTH_KCAL} for growing`,
      why: `${
        activity.assumed
          ? 'Energy needs at 9 to 18 years (Institute of Medicine, 2005). Assumes a lightly active week.'
          : 'Energy needs at 9 to 18 years (Institute of Medicine, 2005), with your training days.'
      }${body.weightIsTrend ? TREND_WHY : ''}`,
      resultKcal: clean(growthEnergy(body, activity.multiplier)),
    },
  ];
}
