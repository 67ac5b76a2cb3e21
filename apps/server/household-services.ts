import type { PartingServices, PlaceServices } from '#features/household/server/public.ts';
import { forgetPortions, freePlacesOf, passPlace } from '#features/meal-plans/server/public.ts';
import { endListLink, passPlaceOnList } from '#features/shopping/server/public.ts';

/** What a household changes in the plan and the list, which stand on it: someone leaves, or takes a place. */
export const householdServices: PartingServices & PlaceServices = {
  forgetPortions,
  endListLink,
  freePlacesOf,
  passPlace,
  passPlaceOnList,
};
