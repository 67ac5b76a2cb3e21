import { useMutation } from '@tanstack/react-query';
import type { MealType } from '#features/food-log/rules/entry-kinds.ts';
import { call } from '#platform/web/api-client/call.ts';
import { barcodeApi } from '../contract.ts';

/** Looks a product up. Its outcome decides where the person goes, so the page says what became of it. */
export const useProduct = () =>
  useMutation({
    mutationFn: (body: { barcode: string; mealType: MealType }) => call(barcodeApi.scan, { body }),
  });
