/** Which days of the week get more than the others: none, those of training, or those that were chosen. */
export const DAY_PATTERNS = ['even', 'training', 'chosen'] as const;
export type DayPattern = (typeof DAY_PATTERNS)[number];

/** What the higher days of a week may have on top of its mean, percent. */
export const HIGHER_PERCENT = { least: 5, most: 30 } as const;
