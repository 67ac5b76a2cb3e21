import type { PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import type { Why } from '../../rules/why-planned.ts';
import { joinNames } from './meal.ts';

export const whyText = { title: 'Why this meal' } as const;

const capitalised = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
const wished = (names: readonly string[]): string => joinNames(names.map(capitalised));

/** A reason in a sentence: "You wished for: Thai". */
export function whyLine(why: Why, day: (date: string) => string): string {
  switch (why.kind) {
    case 'asked':
      return `You wished for: ${wished(why.names)}`;
    case 'uses':
      return `Uses up your ${joinNames(why.names)}`;
    case 'leftover':
      return `Left over from ${day(why.cookedOn)}, so nothing is cooked`;
    case 'minutes':
      return `${why.minutes} min, within your ${why.limit}`;
    case 'serve':
      return `$${why.aud.toFixed(2)} a serve, within your $${why.limitAud.toFixed(2)}`;
    default:
      return `In season: ${joinNames(why.names)}`;
  }
}

/** On the meal itself, the wish alone: "Your wish: Thai · Uses up spinach"; null: none. */
export function whyShort({ asked = [], uses = [] }: Pick<PlanMeal, 'asked' | 'uses'>) {
  const parts = [
    ...(asked.length > 0 ? [`Your wish: ${wished(asked)}`] : []),
    ...(uses.length > 0 ? [`Uses up ${joinNames(uses)}`] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : null;
}
