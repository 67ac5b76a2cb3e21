import { floorOf, maintenanceOf } from '../targets/day-target.ts';
import { type Direction, directionOf } from '../targets/direction.ts';
import { deficitOf, SURPLUS_KCAL } from '../targets/energy-limits.ts';
import {
  finishTarget,
  floorNote,
  floorStep,
  protectedStep,
  resultOf,
  type Unfinished,
} from '../targets/finished-target.ts';
import {
  deficitShareOf,
  easeLimit,
  isAlwaysProtected,
  protectionNote,
  protectionOf,
} from '../targets/protection.ts';
import type { DayTarget, TargetInput } from '../targets/target-input.ts';
import { clean, figure, type TargetNote, type TargetStep } from '../targets/target-step.ts';
import { tissueKcalPerKg } from './tissue-energy.ts';

/** Most that a target moves in a week, kcal. */
export const WEEKLY_CHANGE_KCAL = 150;

/** What the log has taught, and what is wanted. `weightKg` of the input is the weight of the trend. */
export type LearntInput = TargetInput & {
  /** kcal a day, of the filter */
  expenditureKcal: number;
  /** percent of body weight a week, below 0 to lose (target-settings.ts) */
  weeklyPercent: number;
  /** the target before this week, kcal; null when there was none */
  beforeKcal: number | null;
  /** whole weeks since it was set, at least 1 */
  weeks: number;
};

/**
 * The target of a check-in: what is used, the energy of the wanted change, not more than 150 a week away
 * from the target before it, and never below the limits of energy-limits.ts. Exercise is never added: it is in
 * what is used already. Anyone who is protected gets at least what is used by either estimate.
 */
export function computeLearntTarget(input: LearntInput): DayTarget {
  const protection = protectionOf(input);
  const minor = protection === 'minor';
  const usedKcal = clean(input.expenditureKcal);
  const formulaKcal = resultOf(maintenanceOf(input));
  const floorKcal = floorOf(input);
  const share = deficitShareOf(input);
  const usualLimitKcal = Math.min(floorKcal, usedKcal);
  const lowestKcal = easeLimit(Math.max(usedKcal, formulaKcal), usualLimitKcal, share);
  const notes: TargetNote[] = [];
  const steps: TargetStep[] = [
    {
      label: 'What you use',
      working: figure(usedKcal),
      why: 'Learnt from your food log and weigh-ins, training included.',
      resultKcal: usedKcal,
    },
  ];
  const percent = minor ? 0 : input.weeklyPercent;
  if (percent < 0 && protection) notes.push(protectionNote[protection]);
  else if (percent !== 0) steps.push(rateStep(usedKcal, percent, input, share));

  if (input.beforeKcal !== null) {
    const most = WEEKLY_CHANGE_KCAL * Math.max(1, input.weeks);
    const limited = limitStep(resultOf(steps), input.beforeKcal, most);
    if (limited) {
      steps.push(limited);
      notes.push('weekly_change_limit');
    }
  }
  const proteinOfKcal = Math.max(resultOf(steps), usualLimitKcal);
  if (resultOf(steps) < lowestKcal) {
    if (protection) {
      steps.push(protectedStep(resultOf(steps), lowestKcal));
    } else {
      steps.push(floorStep(resultOf(steps), lowestKcal, floorKcal));
      notes.push(floorNote(lowestKcal, floorKcal));
    }
  }
  // At BMI 18.5 the macros stay as they are: only what pregnancy or the gentle mode says takes a loss away.
  const isAlways = isAlwaysProtected(protection);
  const plan = minor ? 'minor' : planOf(isAlways ? Math.max(0, percent) : percent, input);
  const unfinished: Unfinished = { steps, notes, lowestKcal, plan, method: 'learnt' };
  return finishTarget(input, isAlways ? unfinished : { ...unfinished, proteinOfKcal });
}

/** The split of macros that suits a rate; at 0 that of the goals, without losing or building. */
function planOf(percent: number, { goals }: TargetInput): Direction {
  if (percent !== 0) return percent < 0 ? 'lose' : 'build';
  const direction = directionOf(goals);
  return direction === 'lose' || direction === 'build' ? 'recompose' : direction;
}

function rateStep(
  usedKcal: number,
  percent: number,
  input: TargetInput,
  share: number,
): TargetStep {
  const perKg = tissueKcalPerKg(input);
  const wanted = clean((Math.abs(percent) / 100) * ((input.weightKg * perKg) / 7));
  const most = percent < 0 ? share * deficitOf(usedKcal, input.weightKg).kcal : SURPLUS_KCAL;
  const kcal = clean(Math.min(wanted, most));
  const sum = `${figure(Math.abs(percent))} % of ${figure(input.weightKg)} kg a week, at ${figure(Math.round(perKg))} kcal per kilogram of body weight, is ${figure(wanted)} a day.`;
  return {
    label: percent < 0 ? 'To lose weight' : 'To gain weight',
    working: `${figure(usedKcal)} ${percent < 0 ? '−' : '+'} ${figure(kcal)}`,
    why: kcal < wanted ? `${sum} ${figure(kcal)} is the healthy maximum.` : sum,
    resultKcal: clean(usedKcal + Math.sign(percent) * kcal),
  };
}

function limitStep(wantedKcal: number, beforeKcal: number, most: number): TargetStep | null {
  const change = wantedKcal - beforeKcal;
  if (Math.abs(change) <= most) return null;
  const resultKcal = beforeKcal + Math.sign(change) * most;
  return {
    label: 'One step at a time',
    working: `${figure(beforeKcal)} ${change < 0 ? '−' : '+'} ${figure(most)}`,
    why: `Your target was ${figure(beforeKcal)}. It changes by at most ${WEEKLY_CHANGE_KCAL} a week. The rest follows at later check-ins.`,
    resultKcal,
  };
}
