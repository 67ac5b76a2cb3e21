import { type State, withChange } from './improve.ts';
import type { Problem, ProblemDay, Slot } from './problem.ts';

/** Best options of a pattern that are tried in an exercise's place. */
const CANDIDATES = 3;
const MAX_ROUNDS = 4;
const MAX_STEPS_A_DAY = 3;

type Change = Parameters<typeof withChange>[2];

/** Ways to change one day: other sets, another exercise, one more or one less, a set from one to another. */
function* listDayChanges(at: number, day: ProblemDay, slots: readonly Slot[]): Generator<Change> {
  for (const changed of listSlots(day, slots)) yield [{ at, slots: changed }];
}

function* listSlots(day: ProblemDay, slots: readonly Slot[]): Generator<readonly Slot[]> {
  const isIn = (at: number) => slots.some(({ option }) => option.at === at);
  const fresh = day.patterns.flatMap((pattern) =>
    (day.byPattern.get(pattern) ?? []).filter(({ at }) => !isIn(at)).slice(0, CANDIDATES),
  );
  for (const [place, slot] of slots.entries()) {
    if (slot.isLocked) continue;
    const without = slots.toSpliced(place, 1);
    if (slot.sets < slot.option.maxSets)
      yield slots.toSpliced(place, 1, { ...slot, sets: slot.sets + 1 });
    yield slot.sets > day.minSets
      ? slots.toSpliced(place, 1, { ...slot, sets: slot.sets - 1 })
      : without;
    for (const option of fresh) {
      const sets = Math.min(slot.sets, option.maxSets);
      yield slots.toSpliced(place, 1, { option, sets, isLocked: false });
    }
    for (const [taker, other] of without.entries()) {
      if (other.isLocked || other.sets >= other.option.maxSets || slot.sets <= day.minSets)
        continue;
      const more = without.toSpliced(taker, 1, { ...other, sets: other.sets + 1 });
      yield more.toSpliced(place, 0, { ...slot, sets: slot.sets - 1 });
    }
  }
  if (slots.length >= day.maxExercises) return;
  const least = slots.map((slot) =>
    slot.isLocked || slot.sets <= day.minSets ? slot : { ...slot, sets: day.minSets },
  );
  for (const option of fresh) {
    const sets = Math.min(day.minSets, option.maxSets);
    yield [...slots, { option, sets, isLocked: false }];
    // A set less of another, or the fewest of all, may make the room.
    yield [...least, { option, sets, isLocked: false }];
    for (const [giver, slot] of slots.entries()) {
      if (slot.isLocked || slot.sets <= day.minSets) continue;
      const less = slots.toSpliced(giver, 1, { ...slot, sets: slot.sets - 1 });
      yield [...less, { option, sets, isLocked: false }];
    }
  }
}

/** Two exercises of different days in each other's place. */
function* listExchanges({ days }: Problem, { week }: State, at: number): Generator<Change> {
  const [day, slots] = [days[at], week[at]];
  if (!day || !slots) return;
  const canTake = (on: ProblemDay, there: readonly Slot[], { option }: Slot) =>
    on.byPattern.get(option.pattern)?.includes(option) === true &&
    !there.some((slot) => slot.option === option);
  for (let other = at + 1; other < days.length; other += 1) {
    const [target, there] = [days[other], week[other]];
    if (!target || !there || target.isFrozen) continue;
    for (const [place, slot] of slots.entries()) {
      for (const [otherPlace, one] of there.entries()) {
        if (slot.isLocked || one.isLocked || !canTake(target, there, slot)) continue;
        if (!canTake(day, slots, one)) continue;
        yield [
          { at, slots: slots.toSpliced(place, 1, one) },
          { at: other, slots: there.toSpliced(otherPlace, 1, slot) },
        ];
      }
    }
  }
}

/** The state after the best of the changes; the same state if none is better. */
function takeBest(problem: Problem, state: State, changes: Iterable<Change>): State {
  let best = state;
  for (const change of changes) {
    const next = withChange(problem, state, change);
    if (next.score.total < best.score.total - 1e-9) best = next;
  }
  return best;
}

/**
 * Tries every small change of each day in turn and takes the best, until nothing gets better: what
 * the search by chance has walked past. Yields so that a browser stays responsive.
 */
export function* polishWeek(problem: Problem, start: State): Generator<void, State> {
  let state = start;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = state;
    for (const [at, day] of problem.days.entries()) {
      if (day.isFrozen || day.patterns.length === 0) continue;
      for (let step = 0; step < MAX_STEPS_A_DAY; step += 1) {
        const slots = state.week[at] ?? [];
        const next = takeBest(problem, state, listDayChanges(at, day, slots));
        yield;
        if (next === state) break;
        state = next;
      }
      state = takeBest(problem, state, listExchanges(problem, state, at));
      yield;
    }
    if (state === before) break;
  }
  return state;
}
