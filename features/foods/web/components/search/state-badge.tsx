import { eatenState } from '#features/food-facts/rules/kinds/eaten-state.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { Food } from '../../../contract.ts';

/** "Cooked", "Raw" or "Dry", where a portion of the one is not one of the other. */
export function StateBadge({ food }: { food: Food | null }) {
  const state = food && eatenState(food);
  return state && <Badge>{state}</Badge>;
}
