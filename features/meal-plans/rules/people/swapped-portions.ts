import type { Eater, PlanMeal } from '../plan-day.ts';
import { toStep } from './plan-meal.ts';

/**
 * Everybody's portions of a meal that one person chose instead of another: theirs is the new one, everybody
 * else has about the energy they had. Where no energy is known they keep their portions.
 */
export function swappedPortions(before: PlanMeal, after: PlanMeal, personId: string): Eater[] {
  const [was, now] = [before.perServing.calories, after.perServing.calories];
  const times = was !== null && now !== null && now > 0 ? was / now : 1;
  return after.eaters.map((eater) => {
    const old = before.eaters.find((one) => one.personId === eater.personId);
    if (!old || eater.personId === personId) return eater;
    return { ...eater, portion: toStep(old.portion * times) };
  });
}
