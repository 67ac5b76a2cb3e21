import { type State, withChange } from './improve.ts';
import type { Problem, ProblemDay, Slot } from './problem.ts';

/** Best candidates of a pattern that the first draft looks at. */
const FIRST_CANDIDATES = 2;
const MAX_STEPS = 200;

/** All ways to add one exercise or one set to a day, with the seconds it takes. */
function listAdditions(
  day: ProblemDay,
  slots: readonly Slot[],
): { slots: Slot[]; seconds: number }[] {
  const more = slots.flatMap((slot, place) =>
    slot.isLocked || slot.sets >= slot.option.maxSets
      ? []
      : [
          {
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
          slots: [...slots, { option, sets, isLocked: false }],
          seconds: timing ? timing.change + sets * timing.set : 0,
        };
      }),
  );
  return [...more, ...fresh];
}

/** The addition to a day that lowers the score most for its seconds; null if none does. */
function addBest(problem: Problem, state: State, at: number): State | null {
  const [day, slots] = [problem.days[at], state.week[at]];
  if (!day || !slots) return null;
  let [best, bestRate]: [State | null, number] = [null, 0];
  for (const addition of listAdditions(day, slots)) {
    const next = withChange(problem, state, [{ at, slots: addition.slots }]);
    const rate = (state.score.total - next.score.total) / Math.max(1, addition.seconds);
    if (rate > bestRate + 1e-12) [best, bestRate] = [next, rate];
  }
  return best;
}

/** First draft: day by day in turn, adds what helps most for its time, until nothing does. */
export function* constructWeek(problem: Problem, start: State): Generator<void, State> {
  const open = problem.days.flatMap(({ isFrozen }, at) => (isFrozen ? [] : [at]));
  let state = start;
  let missed = 0;
  for (let step = 0; step < MAX_STEPS && missed < open.length; step += 1) {
    const at = open[step % open.length] ?? 0;
    const next = addBest(problem, state, at);
    missed = next ? 0 : missed + 1;
    state = next ?? state;
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
