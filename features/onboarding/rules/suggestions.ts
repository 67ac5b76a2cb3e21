import type { Gender } from '#features/account/contract.ts';

/** Body figures the sliders start from once a gender is chosen. */
export type BodySuggestion = { weightKg: number; heightCm: number };

/** First names to tap instead of typing; eight, common and not tied to one gender. */
export const SAMPLE_FIRST_NAMES = [
  'Alex',
  'Sam',
  'Jordan',
  'Taylor',
  'Riley',
  'Charlie',
  'Morgan',
  'Jamie',
] as const;

/**
 * Suggested weight (kg) and height (cm) by gender and age in years: women 65/165; men under 18
 * 70/175, 18 to 59 80/178, 60 and over 75/175. A starting point for sliders, not advice.
 */
export function suggestBody(gender: Gender, age: number): BodySuggestion {
  if (gender === 'female') return { weightKg: 65, heightCm: 165 };
  if (age >= 60) return { weightKg: 75, heightCm: 175 };
  if (age >= 18) return { weightKg: 80, heightCm: 178 };
  return { weightKg: 70, heightCm: 175 };
}
