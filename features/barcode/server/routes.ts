import type { OpenFoodFacts } from '#features/foods/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { barcodeApi } from '../contract.ts';
import { scanBarcode } from './actions.ts';

/** `openFoodFacts` is null where the operator has switched it off. */
export function barcodeRoutes({ openFoodFacts }: { openFoodFacts: OpenFoodFacts | null }): Route[] {
  return [
    handle(barcodeApi.scan, ({ db, caller, body, nowMs }) =>
      scanBarcode(db, caller.owner, openFoodFacts, body, nowMs),
    ),
  ];
}
