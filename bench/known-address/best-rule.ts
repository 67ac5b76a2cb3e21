/** The times that a stranger measured around one call, ms, always in the same order. */
export type Trial = { isKnown: boolean; times: number[] };

type Rule = { feature: number; thresholdMs: number; slowerIsKnown: boolean };

const share = (trials: Trial[], { feature, thresholdMs, slowerIsKnown }: Rule): number => {
  const right = trials.filter(
    ({ isKnown, times }) => (isKnown === (times[feature] ?? 0) > thresholdMs) === slowerIsKnown,
  );
  return right.length / trials.length;
};

/**
 * How well the best threshold on one of the times tells known from unknown: chosen on the trials with an
 * even number, judged by the others. 0.5 is guessing.
 */
export function bestRule(trials: Trial[]): number {
  const learnt = trials.filter((_, at) => at % 2 === 0);
  const judged = trials.filter((_, at) => at % 2 === 1);
  let best: Rule = { feature: 0, thresholdMs: 0, slowerIsKnown: true };
  for (const feature of (learnt[0]?.times ?? []).keys()) {
    for (const { times } of learnt) {
      for (const slowerIsKnown of [true, false]) {
        const rule = { feature, thresholdMs: times[feature] ?? 0, slowerIsKnown };
        if (share(learnt, rule) > share(learnt, best)) best = rule;
      }
    }
  }
  return share(judged, best);
}
