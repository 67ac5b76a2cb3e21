import { queryOf } from '#platform/web/query/query-of.ts';
import { foodsApi } from '../../contract.ts';

/** What a food can be measured in, for the food log's forms; the rules for it are fetched when first asked. */
export function measuresQuery(foodId: string) {
  const { queryKey, meta } = queryOf(foodsApi.food, { params: { id: foodId } });
  return {
    queryKey: [...queryKey, 'measures'],
    ...(meta && { meta }),
    queryFn: async () => (await import('./load-measures.ts')).loadMeasures(foodId),
  };
}
