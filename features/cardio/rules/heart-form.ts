import type { HeartSettings } from './zones.ts';

export type HeartDraft = { restingRate: string; maxRate: string; byEffort: boolean };

/** Beats a minute that a person may state. */
export const RESTING_RATES = { least: 25, most: 120 } as const;
export const HIGHEST_RATES = { least: 120, most: 240 } as const;

const textOf = (value: number | null): string => (value === null ? '' : String(value));

export const toHeartDraft = ({ restingRate, maxRate, byEffort }: HeartSettings): HeartDraft => ({
  restingRate: textOf(restingRate),
  maxRate: textOf(maxRate),
  byEffort,
});

type Limits = { least: number; most: number };

export const rateSentence = ({ least, most }: Limits): string =>
  `Use ${least} to ${most} beats a minute.`;

function parse(text: string, limits: Limits): { rate: number | null; problem: string | null } {
  const typed = text.trim();
  if (typed === '') return { rate: null, problem: null };
  const rate = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  const fits = rate >= limits.least && rate <= limits.most;
  return fits ? { rate, problem: null } : { rate: null, problem: rateSentence(limits) };
}

/** What the form sends, or one sentence for each field that is wrong. */
export function checkHeart(draft: HeartDraft) {
  const resting = parse(draft.restingRate, RESTING_RATES);
  const highest = parse(draft.maxRate, HIGHEST_RATES);
  return {
    content: { restingRate: resting.rate, maxRate: highest.rate, byEffort: draft.byEffort },
    errors: { restingRate: resting.problem, maxRate: highest.problem },
  };
}
