import { type Random, seededRandom } from '#platform/shared/seeded-random.ts';
import { type DaySum, sumDay } from './day-score.ts';
import type { Option } from './option.ts';
import type { Problem, Slot } from './problem.ts';
import { type Score, scoreWeek } from './week-score.ts';

/** A week while it is worked on: its days, what each brings, and the score of all. */
export type State = { week: (readonly Slot[])[]; sums: DaySum[]; score: Score };

export function startState(problem: Problem): State {
  const week = problem.days.map(({ locked }) => locked);
  return { week, ...sumWeek(problem, week) };
}

function sumWeek(problem: Problem, week: readonly (readonly Slot[])[]): Omit<State, 'week'> {
  const sums = problem.days.map((day, at) => sumDay(day, week[at] ?? []));
  return { sums, score: scoreWeek(problem, week, sums) };
}

/** New slots for some days. */
type Change = readonly { at: number; slots: readonly Slot[] }[];

export function withChange(problem: Problem, state: State, change: Change): State {
  const [week, sums] = [state.week.slice(), state.sums.slice()];
  for (const { at, slots } of change) {
    const day = problem.days[at];
    if (!day) continue;
    week[at] = slots;
    sums[at] = sumDay(day, slots);
  }
  return { week, sums, score: scoreWeek(problem, week, sums) };
}

const pick = <One>(random: Random, list: readonly One[]): One | undefined =>
  list[Math.floor(random() * list.length)];

/** Options stand best first: the best come up more often. */
function pickFirst<One>(random: Random, list: readonly One[]): One | undefined {
  const dice = random();
  return list[Math.floor(dice * dice * list.length)];
}

const withSlot = (slots: readonly Slot[], at: number, slot: Slot | null): Slot[] =>
  slot === null ? slots.toSpliced(at, 1) : slots.toSpliced(at, 1, slot);

/** A set from one exercise of a day to another: keeps the time about the same. */
function drawShift(
  { days }: Problem,
  at: number,
  slots: readonly Slot[],
  random: Random,
): Change | null {
  const [from, to] = [Math.floor(random() * slots.length), Math.floor(random() * slots.length)];
  const [giver, taker, day] = [slots[from], slots[to], days[at]];
  if (from === to || !giver || !taker || !day || giver.isLocked || taker.isLocked) return null;
  if (taker.sets >= taker.option.maxSets) return null;
  const more = withSlot(slots, to, { ...taker, sets: taker.sets + 1 });
  const sets = giver.sets - 1;
  return [{ at, slots: withSlot(more, from, sets < day.minSets ? null : { ...giver, sets }) }];
}

/** One chance change of an unlocked slot or a new one; null if the dice hit nothing. */
function drawChange(
  problem: Problem,
  { week }: State,
  random: Random,
  open: readonly number[],
): Change | null {
  const at = pick(random, open);
  const day = at === undefined ? undefined : problem.days[at];
  const slots = at === undefined ? undefined : week[at];
  if (at === undefined || !day || !slots) return null;
  const kind = random();
  const draw = (options: readonly Option[]): Option | undefined => pickFirst(random, options);
  const anyOf = (): Option | undefined => {
    const pattern = pick(random, day.patterns);
    return pattern ? draw(day.byPattern.get(pattern) ?? []) : undefined;
  };
  const isIn = (option: Option) => slots.some((slot) => slot.option === option);
  if (kind < 0.15) {
    const option = anyOf();
    if (!option || isIn(option)) return null;
    return [{ at, slots: [...slots, { option, sets: 2, isLocked: false }] }];
  }
  if (kind < SHIFT_UNTIL) return drawShift(problem, at, slots, random);
  const place = Math.floor(random() * slots.length);
  const slot = slots[place];
  if (!slot || slot.isLocked) return null;
  if (kind < 0.45) {
    const sets = slot.sets + (random() < 0.5 ? 1 : -1);
    if (sets > slot.option.maxSets) return null;
    return [{ at, slots: withSlot(slots, place, sets < day.minSets ? null : { ...slot, sets }) }];
  }
  if (kind < 0.9) {
    const option = kind < 0.75 ? draw(day.byPattern.get(slot.option.pattern) ?? []) : anyOf();
    if (!option || isIn(option)) return null;
    const sets = Math.min(slot.sets, option.maxSets);
    return [{ at, slots: withSlot(slots, place, { ...slot, option, sets }) }];
  }
  const other = pick(random, open);
  const [target, there] = [problem.days[other ?? -1], week[other ?? -1]];
  if (other === undefined || other === at || !target || !there) return null;
  const isPossible = target.byPattern.get(slot.option.pattern)?.includes(slot.option);
  if (!isPossible || there.some(({ option }) => option === slot.option)) return null;
  return [
    { at, slots: withSlot(slots, place, null) },
    { at: other, slots: [...there, slot] },
  ];
}

const MAX_MOVES = 4_000;
/** Moves after which a browser may do something else. */
const MOVES_PER_STEP = 100;
const START_HEAT = 6;
/** Dice thrown until a change is possible. */
const SHIFT_UNTIL = 0.23;
const MAX_DRAWS = 8;

/**
 * Seeded local search: takes what is better, and what is a little worse while it is hot. It cools on
 * the count of moves alone, and only adds, multiplies and compares, so that every device finds the
 * same. Keeps the best week met. Yields between steps, so that a browser stays responsive.
 */
export function* improveWeek(problem: Problem, start: State, seed: number): Generator<void, State> {
  const moves = MAX_MOVES;
  const random = seededRandom(seed);
  const open = problem.days.flatMap(({ isFrozen, patterns }, at) =>
    isFrozen || patterns.length === 0 ? [] : [at],
  );
  if (open.length === 0) return start;
  let [state, best] = [start, start];
  for (let move = 0; move < moves; move += 1) {
    if (move % MOVES_PER_STEP === MOVES_PER_STEP - 1) yield;
    let change = drawChange(problem, state, random, open);
    for (let draw = 1; draw < MAX_DRAWS && !change; draw += 1) {
      change = drawChange(problem, state, random, open);
    }
    if (!change) continue;
    const next = withChange(problem, state, change);
    const cool = 1 - move / moves;
    const chance = random();
    if (next.score.total - state.score.total > START_HEAT * cool * cool * cool * chance * chance)
      continue;
    state = next;
    if (state.score.total < best.score.total) best = state;
  }
  return best;
}
