export const MIN_REVIEWS_FOR_AVERAGE = 3;
export const MAX_STARS = 5;
export const REVIEW_LIMITS = { text: 1_000, reply: 1_000, reason: 500 } as const;

/** The average of 1 to 5 stars with one decimal; null below three reviews. */
export function averageStars(stars: readonly number[]): number | null {
  if (stars.length < MIN_REVIEWS_FOR_AVERAGE) return null;
  return Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 10) / 10;
}

/** The name under a review: the first one. */
export const authorOf = (name: string): string => name.trim().split(/\s+/)[0] || 'A client';
