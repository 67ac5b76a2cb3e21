import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { topicsOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api-client/call.ts';
import { markTopics } from '#platform/web/query/refresh.ts';
import { barcodeApi } from '../contract.ts';

/**
 * Looks a product up. Its outcome decides where the person goes, so the page says what became of it. A product that
 * was found is among the foods from now on, so the next search asks again.
 */
export function useProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { barcode: string; mealType: MealType }) => call(barcodeApi.scan, { body }),
    onSuccess: ({ food }) => {
      if (food) markTopics(client, topicsOf(foodsApi.food));
    },
  });
}
