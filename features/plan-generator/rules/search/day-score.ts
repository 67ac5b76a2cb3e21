import { TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { MIN_HEAVY_SETS } from '../dose/heavy-days.ts';
import { MAX_SETS_PER_SESSION } from '../targets/weekly-targets.ts';
import { MOVEMENTS, type Option } from './option.ts';
import type { ProblemDay, Slot } from './problem.ts';
import { scoreShape } from './session-shape.ts';

/** What a day brings to the week, and what is wrong with it alone. */
export type DaySum = {
  seconds: number;
  /** fractional sets by tracked muscle */
  volumes: readonly number[];
  movements: readonly number[];
  lowerBack: number;
  push: number;
  pull: number;
  hasBalance: boolean;
  hasHeavyHinge: boolean;
  /** patterns of the day */
  bits: number;
  /** patterns that a known lift trains on the day */
  knownBits: number;
  /** places of the options */
  exercises: readonly number[];
  /** broken rules that a plan may never have, in sets or their like */
  hard: number;
  soft: number;
};

/** Place of a free slot that fits, -1 if there is none; `taken` has a bit for each place. */
function findFree(slots: readonly Slot[], taken: number, least: number, most: number): number {
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at];
    if (!slot || slot.isLocked || (taken & (1 << at)) !== 0) continue;
    const { opposite } = slot.option;
    if (opposite >= least && opposite <= most) return at;
  }
  return -1;
}

const NO_PAIRS: readonly (readonly [number, number])[] = [];

/** Places of the slots that alternate, in pairs; what is locked keeps its own. */
export function pairSlots(
  slots: readonly Slot[],
  mayPair: boolean,
): readonly (readonly [number, number])[] {
  if (!mayPair || slots.length < 2) return NO_PAIRS;
  const pairs: (readonly [number, number])[] = [];
  let taken = 0;
  const pair = (at: number, partner: number) => {
    if (partner < 0) return;
    taken |= (1 << at) | (1 << partner);
    pairs.push([at, partner]);
  };
  for (const [at, { option, isLocked }] of slots.entries()) {
    if (isLocked || (taken & (1 << at)) !== 0 || option.opposite <= 0) continue;
    pair(at, findFree(slots, taken, -option.opposite, -option.opposite));
  }
  // A press and a pull of another direction are opposite enough.
  for (const [at, { option, isLocked }] of slots.entries()) {
    if (isLocked || (taken & (1 << at)) !== 0 || (option.opposite !== 1 && option.opposite !== 2))
      continue;
    pair(at, findFree(slots, taken, -2, -1));
  }
  return pairs;
}

/** Seconds of all slots, warm-up and packing up not included. */
export function slotSeconds(day: ProblemDay, slots: readonly Slot[]): number {
  let seconds = 0;
  for (const { option, sets } of slots) {
    const timing = day.timings[option.at];
    if (timing) seconds += timing.change + sets * timing.set;
  }
  for (const [one, other] of pairSlots(slots, day.mayPair)) {
    seconds -= pairingSaves(day, slots[one]) + pairingSaves(day, slots[other]);
  }
  return seconds;
}

function pairingSaves({ timings }: ProblemDay, slot: Slot | undefined): number {
  const timing = slot && timings[slot.option.at];
  if (!timing) return 0;
  return timing.change - timing.pairedChange + slot.sets * (timing.set - timing.pairedSet);
}

/** How many exercises of a pattern a session takes well; long sessions of a half take two. */
function maxOfPattern({ focus, day }: ProblemDay, { pattern }: Option): number {
  if (focus === 'full' || day.minutes < 45) return 1;
  if (pattern === 'carry' || pattern === 'lunge' || pattern === 'bridge') return 1;
  if (pattern === 'hpush' || pattern === 'hpull' || pattern === 'squat') return 2;
  if (focus === 'pull') return pattern === 'vpull' || pattern === 'biceps' ? 2 : 1;
  if (focus === 'push') return pattern === 'triceps' ? 2 : 1;
  if (pattern === 'hinge') return day.minutes > 60 ? 2 : 1;
  return 1;
}

const SECOND_OF_PATTERN = 1.2;
const TWO_OF_A_KIND = 1;
/** What it is worth to train a known lift heavy on its day, and each set that it falls short of. */
const HEAVY_WORTH = 7;
const FEW_HEAVY = 3;
const SHORT_MINUTES = 30;
const TOO_FEW = 1.5;
const EMPTY_DAY = 20;
const MAX_LOWER_BACK_SETS = 5;

/** Two sets of a compound are few where there is time; four of an isolation are many. */
function setsCost({ day }: ProblemDay, { isCompound }: Option, sets: number): number {
  if (isCompound) return sets === 2 && day.minutes > SHORT_MINUTES ? 1 : sets > 3 ? 0.2 : 0;
  return sets > 3 ? 0.6 : 0;
}

// Plain arrays: typed ones of this size cost far more to make, and this is done thousands of times.
const NO_VOLUMES = TRACKED_MUSCLES.map(() => 0.5).fill(0);
const NO_MOVEMENTS = MOVEMENTS.map(() => 0);

export function sumDay(day: ProblemDay, slots: readonly Slot[]): DaySum {
  const volumes = NO_VOLUMES.slice();
  const movements = NO_MOVEMENTS.slice();
  let [lowerBack, push, pull, hard, soft] = [0, 0, 0, 0, 0];
  let hasBalance = false;
  let hasHeavyHinge = false;
  let lockedOnly = true;
  let [bits, knownBits] = [0, 0];
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at];
    if (!slot) continue;
    const { option, sets, isLocked } = slot;
    for (let muscle = 0; muscle < volumes.length; muscle += 1) {
      volumes[muscle] = (volumes[muscle] ?? 0) + (option.shares[muscle] ?? 0) * sets;
    }
    lowerBack += option.lowerBack * sets;
    if (option.movement >= 0) movements[option.movement] = (movements[option.movement] ?? 0) + sets;
    if (option.isPush) push += sets;
    if (option.isPull) pull += sets;
    hasBalance ||= option.isBalance;
    hasHeavyHinge ||= option.pattern === 'hinge' && option.exercise.rest === 'heavy';
    bits |= option.bit;
    knownBits |= option.knownBit;
    if (isLocked) continue;
    lockedOnly = false;
    soft += option.cost + (day.placeCosts[option.at] ?? 0);
    soft += setsCost(day, option, sets);
    if (day.heavy.has(option.at))
      soft += FEW_HEAVY * Math.max(0, MIN_HEAVY_SETS - sets) - HEAVY_WORTH;
    let before = 0;
    for (let other = 0; other < slots.length; other += 1) {
      const one = slots[other];
      if (!one || other === at) continue;
      if (one.option === option) hard += 5;
      else if (one.option.pattern === option.pattern && other < at) {
        before += 1;
        // The same muscles in the same shares: two of a kind.
        if (sameShares(one.option, option)) soft += TWO_OF_A_KIND;
      }
    }
    if (before > 0) soft += before >= maxOfPattern(day, option) ? 20 : SECOND_OF_PATTERN;
  }
  for (const [at, cost] of day.stays) {
    if (!slots.some(({ option }) => option.at === at)) soft += cost;
  }
  if (slots.length > 0) soft += TOO_FEW * Math.max(0, day.fewest - slots.length);
  soft += scoreShape(day.shape, bits);
  const seconds = slotSeconds(day, slots);
  const over = seconds - day.budgetSeconds;
  if (over > 0 && !lockedOnly) {
    soft += 50 + 0.1 * over;
    hard += 1 + over / 60;
  }
  if (slots.length > day.maxExercises) soft += 20 * (slots.length - day.maxExercises);
  // An empty day is worse than one with a single exercise, and that worse than one with two.
  if (day.patterns.length > 1 && day.hasTimeForTwo)
    soft += EMPTY_DAY * Math.max(0, 2 - slots.length);
  for (const volume of volumes) {
    if (volume > MAX_SETS_PER_SESSION) {
      soft += 8 * (volume - MAX_SETS_PER_SESSION);
      if (!lockedOnly) hard += volume - MAX_SETS_PER_SESSION;
    }
  }
  if (lowerBack > MAX_LOWER_BACK_SETS) soft += lowerBack - MAX_LOWER_BACK_SETS;
  const exercises = slots.map(({ option }) => option.at);
  return {
    exercises,
    seconds,
    volumes,
    movements,
    lowerBack,
    push,
    pull,
    hasBalance,
    hasHeavyHinge,
    bits,
    knownBits,
    hard,
    soft,
  };
}

function sameShares(a: Option, b: Option): boolean {
  return a.shares.every((share, muscle) => share === b.shares[muscle]);
}
