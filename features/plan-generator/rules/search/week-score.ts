import type { DaySum } from './day-score.ts';
import { TRAINED_SETS } from './option.ts';
import type { Problem, Slot } from './problem.ts';
import { bitsOf } from './session-shape.ts';

export type Week = readonly (readonly Slot[])[];

/** Sets of a muscle on a day from which it needs the next day off. */
export const HARD_SETS = 3;
export const MIN_PULL_SHARE = 0.8;
export const MAX_PULL_SHARE = 1.5;
const HARD_WEIGHT = 50;
const MISSED_MINIMUM = 6;

/** Shortfall and excess of all muscles (domain sheet 4.3, 6). */
function scoreVolumes(problem: Problem, sums: readonly DaySum[]): [hard: number, soft: number] {
  const { min, softMin, target, max, weight, isLarge, hasTime, days } = problem;
  let [hard, soft] = [0, 0];
  for (let muscle = 0; muscle < max.length; muscle += 1) {
    let [volume, trainedDays, most] = [0, 0, 0];
    for (const { volumes } of sums) {
      const sets = volumes[muscle] ?? 0;
      volume += sets;
      most = Math.max(most, sets);
      if (sets >= TRAINED_SETS) trainedDays += 1;
    }
    const [least, soft1, wanted, top] = [
      min[muscle] ?? 0,
      softMin[muscle] ?? 0,
      target[muscle] ?? 0,
      max[muscle] ?? 0,
    ];
    const more = weight[muscle] ?? 1;
    const mustHave = problem.minWeight[muscle] ?? 1;
    if (volume < soft1) soft += 6 * mustHave * (soft1 - volume);
    // Where time is enough no muscle need miss its minimum, by however little.
    if (hasTime && volume < soft1 - 1e-9) soft += MISSED_MINIMUM;
    if (volume < least) soft += 2 * mustHave * (least - Math.max(volume, soft1));
    if (volume < wanted) soft += 0.6 * more * (wanted - volume);
    if (volume > wanted && wanted > 0) soft += 0.25 * (volume - wanted);
    if (volume > top) {
      soft += 8 * (volume - top);
      hard += volume - top;
    }
    if (isLarge[muscle] && days.length > 1 && trainedDays < 2)
      soft += (hasTime ? 16 : 1.5) * (2 - trainedDays);
  }
  return [hard, soft];
}

const LEGS_AGAIN = 2;
const LEG_BITS = bitsOf(['squat', 'lunge', 'hinge']);

/** Muscles that are hard on two days running: never allowed. */
function scoreNeighbours({ neighbours }: Problem, sums: readonly DaySum[]): [number, number] {
  let [hard, soft] = [0, 0];
  for (const [a, b] of neighbours) {
    const [one, two] = [sums[a], sums[b]];
    if (!one || !two) continue;
    for (let muscle = 0; muscle < one.volumes.length; muscle += 1) {
      const least = Math.min(one.volumes[muscle] ?? 0, two.volumes[muscle] ?? 0);
      if (least < HARD_SETS) continue;
      soft += 25;
      hard += 1 + least - HARD_SETS;
    }
    if (one.exercises.some((id) => two.exercises.includes(id))) soft += 3;
    // One of the days squats, the other bends the hips.
    soft += LEGS_AGAIN * countBits(one.bits & two.bits & LEG_BITS);
    if (one.hasHeavyHinge && two.hasHeavyHinge) soft += 3;
    if (one.lowerBack >= HARD_SETS && two.lowerBack >= HARD_SETS) soft += 3;
  }
  return [hard, soft];
}

function scoreBalance({ canPush, canPull, hasTime }: Problem, sums: readonly DaySum[]): number {
  if (!canPush || !canPull) return 0;
  let [push, pull] = [0, 0];
  for (const sum of sums) {
    push += sum.push;
    pull += sum.pull;
  }
  const outside = Math.max(MIN_PULL_SHARE * push - pull, pull - MAX_PULL_SHARE * push, 0);
  return outside > 0 ? (hasTime ? 6 : 2) * outside + 1 : 0;
}

const MIN_MOVEMENT_SETS = 2;
const MAX_DAYS_OF_ONE = 2;

function scoreExercises({ mayChangeShare, daysOf: days }: Problem, week: Week): number {
  let soft = 0;
  let [fresh, all, carries] = [0, 0, 0];
  for (const slots of week) {
    for (const { option } of slots) {
      const count = (days[option.at] ?? 0) + 1;
      days[option.at] = count;
      if (option.isCarry) carries += 1;
      if (count === 1) {
        all += 1;
        if (!option.isKept) fresh += 1;
      }
      if (count === 2) soft += option.repeatCost;
      if (count > MAX_DAYS_OF_ONE) soft += 20;
    }
  }
  for (const slots of week) for (const { option } of slots) days[option.at] = 0;
  soft += 1.5 * Math.max(0, carries - 1);
  if (mayChangeShare !== null) soft += 4 * Math.max(0, fresh - Math.floor(mayChangeShare * all));
  return soft;
}

/** A deadlift from the floor takes a week to get over; a sore shoulder has one day of presses. */
const HEAVY_HINGE_AGAIN = 5;
const PRESS_AGAIN = 4;
const PRESS_BIT = bitsOf(['vpush']);
/** Bending over with weights day after day tires the back: fractional sets a week. */
const MAX_WEEK_LOWER_BACK = 9;
const LOWER_BACK = 0.6;
/** A movement whose lift is known, without that lift. */
const KNOWN_MISSING = 6;

function countBits(bits: number): number {
  let [left, count] = [bits, 0];
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}

export type Score = { hard: number; total: number };

/** True if a muscle stays under its minimum, or a main movement under two sets, that some day could train. */
export function missesMinimum(problem: Problem, sums: readonly DaySum[]): boolean {
  const sum = (of: (day: DaySum) => number | undefined) =>
    sums.reduce((all, day) => all + (of(day) ?? 0), 0);
  return (
    problem.softMin.some((least, muscle) => sum(({ volumes }) => volumes[muscle]) < least - 1e-9) ||
    problem.movementCost.some(
      (cost, movement) =>
        cost > 0 && sum(({ movements }) => movements[movement]) < MIN_MOVEMENT_SETS,
    )
  );
}

/** How far a week is from what a coach would sign; lower is better. */
export function scoreWeek(problem: Problem, week: Week, sums: readonly DaySum[]): Score {
  let [hard, soft] = scoreVolumes(problem, sums);
  const [hardNext, softNext] = scoreNeighbours(problem, sums);
  hard += hardNext;
  soft += softNext + scoreBalance(problem, sums) + scoreExercises(problem, week);
  let [balanced, knownBits, heavyHinges, pressDays, lowerBack] = [0, 0, 0, 0, 0];
  for (const sum of sums) {
    hard += sum.hard;
    soft += sum.soft;
    if (sum.hasBalance) balanced += 1;
    if (sum.hasHeavyHinge) heavyHinges += 1;
    if ((sum.bits & PRESS_BIT) !== 0) pressDays += 1;
    knownBits |= sum.knownBits;
    lowerBack += sum.lowerBack;
  }
  soft += LOWER_BACK * Math.max(0, lowerBack - MAX_WEEK_LOWER_BACK);
  soft += HEAVY_HINGE_AGAIN * Math.max(0, heavyHinges - 1);
  soft += PRESS_AGAIN * Math.max(0, pressDays - problem.maxPressDays);
  soft += KNOWN_MISSING * countBits(problem.knownBits & ~knownBits);
  for (const { any, cost, days } of problem.wishes) {
    let missing = days;
    for (const sum of sums) if ((sum.bits & any) !== 0) missing -= 1;
    if (missing > 0) soft += cost * missing;
  }
  for (const [movement, cost] of problem.movementCost.entries()) {
    let sets = 0;
    for (const sum of sums) sets += sum.movements[movement] ?? 0;
    if (sets < MIN_MOVEMENT_SETS) soft += cost;
  }
  soft += 4 * Math.max(0, problem.balanceDays - balanced);
  return { hard, total: soft + HARD_WEIGHT * hard };
}
