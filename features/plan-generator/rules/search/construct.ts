import { type State, withChange } from './improve.ts';
import type { Problem, Slot } from './problem.ts';

/** Best candidates of a pattern that the first draft looks at. */
const FIRST_CANDIDATES = 2;
const MAX_STEPS = 150;

/** All ways to add one exercise, or one set to a day. */
function listAdditions(
  problem: Problem,
  { week }: State,
): { at: number; slots: Slot[]; seconds: number }[] {
  return problem.days.flatMap((day, at) => {
    const slots = week[at] ?? [];
    if (day.isFrozen) return [];
    const more = slots.flatMap((slot, place) =>
      slot.isLocked || slot.sets >= slot.option.maxSets
        ? []
        : [
            {
              at,
              slots: slots.toSpliced(place, 1, { ...slot, sets: slot.sets + 1 }),
              seconds: day.timings[slot.option.at]?.set ?? 0,
            },
          ],
    );
    if (slots.length >= day.maxExercises) return more;
    const fresh = day.patterns.flatMap((pattern) =>
      (day.byPattern.get(pattern) ?? [])
        .filter((option) => !slots.some((slot) => slot.option === option))
        .slice(0, FIRST_CANDIDATES)
        .map((option) => {
          const timing = day.timings[option.at];
          const sets = Math.min(day.minSets, option.maxSets);
          return {
            at,
            slots: [...slots, { option, sets, isLocked: false }],
            seconds: timing ? timing.change + sets * timing.set : 0,
          };
        }),
    );
    return [...more, ...fresh];
  });
}

/** First draft: adds what lowers the score most for its minutes, until nothing does. */
export function* constructWeek(problem: Problem, start: State): Generator<void, State> {
  let state = start;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    let [best, bestRate]: [State | null, number] = [null, 0];
    for (const { at, slots, seconds } of listAdditions(problem, state)) {
      const next = withChange(problem, state, [{ at, slots }]);
      const rate = (state.score.total - next.score.total) / Math.max(1, seconds);
      if (rate > bestRate + 1e-12) [best, bestRate] = [next, rate];
    }
    if (!best) return state;
    state = best;
    yield;
  }
  return state;
}

/** Ways to take a set or an exercise from a day that is not frozen. */
function listReductions(problem: Problem, { week }: State): { at: number; slots: Slot[] }[] {
  return problem.days.flatMap((day, at) =>
    day.isFrozen
      ? []
      : (week[at] ?? []).flatMap((slot, place, slots) => {
          if (slot.isLocked) return [];
          const less = slots.toSpliced(place, 1, { ...slot, sets: slot.sets - 1 });
          const without = { at, slots: slots.toSpliced(place, 1) };
          return slot.sets > day.minSets ? [{ at, slots: less }, without] : [without];
        }),
  );
}

/**
 * Takes away sets until no rule is broken that a plan may never break: time, maximum, rest days.
 * Ends, as each turn takes something; what is locked stays.
 */
export function mendWeek(problem: Problem, start: State): State {
  let state = start;
  while (state.score.hard > 1e-9) {
    let best: State | null = null;
    for (const { at, slots } of listReductions(problem, state)) {
      const next = withChange(problem, state, [{ at, slots }]);
      if (!best || next.score.total < best.score.total) best = next;
    }
    if (!best) return state;
    state = best;
  }
  return state;
}
