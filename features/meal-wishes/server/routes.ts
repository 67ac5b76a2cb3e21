import type { AiModel } from '#features/ai-model/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { mealWishesApi } from '../contract.ts';
import { readMealWish } from './actions.ts';

/** `model` is null where the operator has set up no service. */
export function mealWishesRoutes(model: AiModel | null): Route[] {
  return [
    handle(mealWishesApi.state, async () => ({ provider: model?.provider ?? null })),
    handle(mealWishesApi.read, async ({ body }) => readMealWish(model, body.text)),
  ];
}
