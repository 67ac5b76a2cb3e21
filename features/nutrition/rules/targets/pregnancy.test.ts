import { describe, expect, it, test } from 'vitest';
import { dayTargetOf, maintenanceOf } from './day-target.ts';
import { resultOf } from './finished-target.ts';
import { computeOwnTarget } from './own-target.ts';
import {
  lastDayBeforeGain,
  type PregnancyNeed,
  type PregnancyStage,
  pregnancyNeedOn,
  pregnancyProblem,
} from './pregnancy.ts';
import { targetInForce } from './target-in-force.ts';
import type { TargetInput } from './target-input.ts';
import { DEFAULT_SETTINGS } from './target-settings.ts';

const needOn = (pregnancyStage: PregnancyStage | null, date: string | null, day: string) => {
  const need = pregnancyNeedOn({ pregnancyStage, pregnancyDate: date }, day);
  return typeof need === 'string' ? need : `${need.name} ${Math.round(need.extraKcal)}`;
};

describe('what pregnancy and breastfeeding add, by the calendar (NHMRC)', () => {
  it.each([
    // Due on 1 July 2027: begun on 24 September 2026.
    ['pregnant', '2027-07-01', '2026-09-23', 'not_said'],
    ['pregnant', '2027-07-01', '2026-09-24', 'First trimester 0'],
    ['pregnant', '2027-07-01', '2026-12-30', 'First trimester 0'],
    ['pregnant', '2027-07-01', '2026-12-31', 'Second trimester 335'],
    ['pregnant', '2027-07-01', '2027-04-07', 'Second trimester 335'],
    ['pregnant', '2027-07-01', '2027-04-08', 'Third trimester 454'],
    ['pregnant', '2027-07-01', '2027-07-15', 'Third trimester 454'],
    ['pregnant', '2027-07-01', '2027-07-16', 'past_due'],
    ['fully_breastfeeding', '2026-05-31', '2026-05-30', 'not_said'],
    ['fully_breastfeeding', '2026-05-31', '2026-05-31', 'Breastfeeding 502'],
    ['fully_breastfeeding', '2026-05-22', '2026-11-21', 'Breastfeeding 502'],
    ['fully_breastfeeding', '2026-05-22', '2026-11-22', 'no_reference'],
    ['partly_breastfeeding', '2026-10-01', '2026-11-22', 'no_reference'],
    ['partly_breastfeeding', null, '2026-11-22', 'no_reference'],
    ['pregnant', null, '2026-11-22', 'not_said'],
    [null, null, '2026-11-22', 'not_said'],
  ] as const)('%s, %s, on %s: %s', (stage, date, day, expected) => {
    expect(needOn(stage, date, day)).toBe(expected);
  });

  it('counts the weight of before the gain', () => {
    const answers = { pregnancyStage: 'pregnant', pregnancyDate: '2027-07-01' } as const;
    expect(lastDayBeforeGain(answers)).toBe('2026-12-30');
    expect(lastDayBeforeGain({ ...answers, pregnancyStage: 'fully_breastfeeding' })).toBeNull();
  });

  it.each([
    ['pregnant', '2027-08-31', 'The due date is at most 40 weeks from now.'],
    ['pregnant', '2027-08-30', null],
    ['pregnant', '2020-01-01', null],
    ['fully_breastfeeding', '2026-11-24', 'The baby’s birthday can’t be in the future.'],
    ['fully_breastfeeding', '2026-11-23', null],
    [null, '2099-01-01', null],
  ] as const)('%s on %s: %s', (pregnancyStage, pregnancyDate, problem) => {
    expect(pregnancyProblem({ pregnancyStage, pregnancyDate }, '2026-11-22')).toBe(problem);
  });
});

const eva: TargetInput = {
  gender: 'female',
  ageYears: 30,
  weightKg: 65,
  heightCm: 165,
  fitnessLevel: 'beginner',
  goals: ['lose_weight'],
  activity: { multiplier: 1.375, assumed: false },
};
const need = (day: string): PregnancyNeed => {
  const found = pregnancyNeedOn({ pregnancyStage: 'pregnant', pregnancyDate: '2027-07-01' }, day);
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const third = { ...eva, pregnancy: true, pregnancyNeed: need('2027-05-01') };
const usual = resultOf(maintenanceOf(eva));

describe('a target in pregnancy', () => {
  test('is what is used and 1.9 MJ in the third trimester, whatever the goals', () => {
    const target = dayTargetOf(third);
    expect(usual).toBeCloseTo(1884.09, 1);
    expect(target.energyKcal).toBe(Math.ceil((usual + 454.1) / 10) * 10);
    expect(target.steps.map(({ label }) => label)).toContain('Third trimester');
    expect(target.notes).toContain('pregnancy_no_deficit');
    for (const goals of [['build_muscle'], ['get_fit'], []] as const) {
      expect(dayTargetOf({ ...third, goals }).energyKcal).toBe(target.energyKcal);
    }
  });

  test('has the recommended protein and fibre at least', () => {
    const light = { ...third, weightKg: 45, heightCm: 155 };
    expect(dayTargetOf(light)).toMatchObject({ proteinGrams: 60 });
    expect(dayTargetOf(light).fiberGrams).toBeGreaterThanOrEqual(28);
    expect(dayTargetOf({ ...light, ageYears: 17 }).proteinGrams).toBe(58);
  });

  test('raises one’s own figure to that', () => {
    const own = { energyKcal: 1500, proteinGrams: null, fatGrams: null };
    expect(computeOwnTarget(third, own).energyKcal).toBe(dayTargetOf(third).energyKcal);
  });

  test('is not replaced by what was accepted before: the addition goes on top of it', () => {
    const settings = { ...DEFAULT_SETTINGS, mode: 'automatic' as const, pregnancy: true };
    const accepted = (usedKcal: number) => ({
      ...dayTargetOf(eva),
      energyKcal: usedKcal,
      method: 'learnt' as const,
      steps: [{ label: 'What you use', working: '', why: '', resultKcal: usedKcal }],
    });
    const formula = dayTargetOf(third).energyKcal;
    // More than the formula and the addition, but learnt without a pregnancy.
    const high = targetInForce(third, settings, accepted(2500));
    expect(high.energyKcal).toBe(2960);
    expect(high.steps.map(({ label }) => label)).toEqual([
      'What you use',
      'Third trimester',
      'Your target',
    ]);
    expect(targetInForce(third, settings, accepted(1500)).energyKcal).toBe(formula);
  });
});
