import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { kjToKcal } from '#platform/shared/units.ts';
import type { ReferenceStage } from '../nutrients/reference-intakes.ts';
import { clean, figure, type TargetStep } from './target-step.ts';

export const PREGNANCY_STAGES = [
  'pregnant',
  'fully_breastfeeding',
  'partly_breastfeeding',
] as const;
export type PregnancyStage = (typeof PREGNANCY_STAGES)[number];

/** What the person said: the stage, and the due date or the baby's birthday. */
export type PregnancyAnswers = {
  pregnancyStage: PregnancyStage | null;
  pregnancyDate: CalendarDay | null;
};

/** Why there is no figure: nothing was said, the due date is past, or no reference value exists. */
export const UNKNOWN_NEEDS = ['not_said', 'past_due', 'no_reference'] as const;
export type UnknownNeed = (typeof UNKNOWN_NEEDS)[number];

/** What a stage adds to the needs of the same person, for one baby. */
export type PregnancyNeed = {
  name: string;
  /** a day */
  extraKcal: number;
  why: string;
  /** the recommended intake of protein, grams a day: 14 to 18 years, and older */
  proteinGrams: readonly [young: number, adult: number];
  /** the adequate intake of fibre, likewise */
  fiberGrams: readonly [young: number, adult: number];
};

const PREGNANCY_DAYS = 280;
/** The second trimester begins at 14 weeks, the third at 28. */
const SECOND_TRIMESTER_DAY = 14 * 7;
const THIRD_TRIMESTER_DAY = 28 * 7;
/** Two weeks after the due date hardly anybody is still pregnant. */
const LATEST_DAY = PREGNANCY_DAYS + 14;
const REFERENCE_MONTHS = 6;

const SOURCE = 'Nutrient Reference Values for Australia and New Zealand (NHMRC), for one baby';
const pregnant = { proteinGrams: [58, 60], fiberGrams: [25, 28] } as const;

/**
 * What the Nutrient Reference Values add (NHMRC 2006, version 1.2, updated 2017). Energy: 1.4 MJ a day in the second
 * and 1.9 in the third trimester, 2.0 to 2.1 in the first six months of full breastfeeding. Summary table 4: protein
 * (RDI; in pregnancy of the second and third trimesters only) and fibre (AI).
 */
const NEEDS = {
  first: {
    ...pregnant,
    name: 'First trimester',
    extraKcal: 0,
    proteinGrams: [0, 0],
    why: `The first trimester needs no extra energy. ${SOURCE}.`,
  },
  second: {
    ...pregnant,
    name: 'Second trimester',
    extraKcal: clean(kjToKcal(1400)),
    why: `The second trimester needs an extra 1.4 MJ a day. ${SOURCE}.`,
  },
  third: {
    ...pregnant,
    name: 'Third trimester',
    extraKcal: clean(kjToKcal(1900)),
    why: `The third trimester needs an extra 1.9 MJ a day. ${SOURCE}.`,
  },
  breastfeeding: {
    name: 'Breastfeeding',
    extraKcal: clean(kjToKcal(2100)),
    proteinGrams: [63, 67],
    fiberGrams: [27, 30],
    why: `Full breastfeeding needs an extra 2.0 to 2.1 MJ a day for six months; we use 2.1. This assumes you slowly use fat stored in pregnancy. ${SOURCE}.`,
  },
} satisfies Record<string, PregnancyNeed>;

/** Why a date cannot be the due date or a birthday, one sentence; null when it can. */
export function pregnancyProblem(
  { pregnancyStage, pregnancyDate }: PregnancyAnswers,
  today: CalendarDay,
): string | null {
  if (pregnancyStage === null || pregnancyDate === null) return null;
  if (pregnancyStage === 'pregnant') {
    const isFar = pregnancyDate > addDays(today, PREGNANCY_DAYS + 1);
    return isFar ? 'The due date is at most 40 weeks from now.' : null;
  }
  return pregnancyDate > addDays(today, 1) ? 'The baby’s birthday can’t be in the future.' : null;
}

/** What is added on `day`, by the calendar; or why nobody can say. */
export function pregnancyNeedOn(
  { pregnancyStage, pregnancyDate }: PregnancyAnswers,
  day: CalendarDay,
): PregnancyNeed | UnknownNeed {
  if (pregnancyStage === 'partly_breastfeeding') return 'no_reference';
  if (pregnancyStage === null || pregnancyDate === null) return 'not_said';
  if (pregnancyStage === 'pregnant') {
    const since = daysFrom(addDays(pregnancyDate, -PREGNANCY_DAYS), day);
    if (since < 0) return 'not_said';
    if (since > LATEST_DAY) return 'past_due';
    if (since < SECOND_TRIMESTER_DAY) return NEEDS.first;
    return since < THIRD_TRIMESTER_DAY ? NEEDS.second : NEEDS.third;
  }
  if (day < pregnancyDate) return 'not_said';
  return wholeMonths(pregnancyDate, day) < REFERENCE_MONTHS ? NEEDS.breastfeeding : 'no_reference';
}

/** Which reference values of vitamins and minerals apply on `day`; `unknown` where energy has none either. */
export function referenceStageOn(
  answers: PregnancyAnswers & { pregnancy: boolean },
  day: CalendarDay,
): ReferenceStage {
  if (!answers.pregnancy) return null;
  if (typeof pregnancyNeedOn(answers, day) === 'string') return 'unknown';
  return answers.pregnancyStage === 'pregnant' ? 'pregnant' : 'breastfeeding';
}

/** The last day whose weight is that of before: the reference values add to it. Null when not pregnant. */
export function lastDayBeforeGain({
  pregnancyStage,
  pregnancyDate,
}: PregnancyAnswers): CalendarDay | null {
  if (pregnancyStage !== 'pregnant' || pregnancyDate === null) return null;
  return addDays(pregnancyDate, SECOND_TRIMESTER_DAY - PREGNANCY_DAYS - 1);
}

/** The step that adds what the stage needs. */
export function pregnancyStep(usedKcal: number, need: PregnancyNeed): TargetStep {
  return {
    label: need.name,
    working: `${figure(usedKcal)} + ${figure(need.extraKcal)}`,
    why: need.why,
    resultKcal: clean(usedKcal + need.extraKcal),
  };
}

/** One of a pair of reference values by age. */
export const referenceFor = (
  pair: readonly [young: number, adult: number],
  ageYears: number,
): number => (ageYears < 19 ? pair[0] : pair[1]);

function wholeMonths(from: CalendarDay, to: CalendarDay): number {
  const [fromYear = 0, fromMonth = 0, fromDate = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDate < fromDate ? 1 : 0);
}
