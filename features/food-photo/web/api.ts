import { useMutation, useQuery } from '@tanstack/react-query';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { foodPhotoApi } from '../contract.ts';
import type { Correction } from '../rules/instructions.ts';

/** Whether photos can be analysed here, and how many are left. */
export const usePhotoState = () => useQuery(queryOf(foodPhotoApi.state, {}));

type Question = { imageDataUrl: string; mealType: MealType; correction?: Correction };

/** Asks what is on a plate. The caller shows the result. */
export const useAnalyzePhoto = () =>
  useMutation({
    mutationFn: ({ correction, ...rest }: Question) =>
      call(foodPhotoApi.analyze, {
        body: {
          ...rest,
          ...(correction ? { correction: { ...correction, items: [...correction.items] } } : {}),
        },
      }),
  });

/** Reads a nutrition panel. */
export const useReadLabel = () =>
  useMutation({
    mutationFn: (imageDataUrl: string) => call(foodPhotoApi.readLabel, { body: { imageDataUrl } }),
  });
