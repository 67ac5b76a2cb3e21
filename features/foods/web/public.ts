/** What the screens of other features may use of foods. */

export type { SearchResult as FoodFound } from '../contract.ts';
export { cacheCatalogue } from './api/cache-catalogue.ts';
export { measuresQuery } from './api/measures-query.ts';
export { foodsOffline } from './api/offline.ts';
export { type Portion, productOnDevice, useFood, useFoodSearch, useLogFoods } from './api.ts';
export {
  editFoodHref,
  labelPhotoHref,
  myFoodsHref,
  newFoodHref,
  portionHref,
  reviewHref,
  type WantedFor,
} from './components/food-addresses.ts';
export { type Amount, amountProblem, startAmount } from './components/portion/amount.ts';
export { AmountFields } from './components/portion/amount-fields.tsx';
export { DishesContext, type DishesProps } from './components/search/dishes-slot.ts';
export { eatableResult } from './components/search/eatable-result.ts';
export { FavouriteStar } from './components/search/favourite-star.tsx';
export { FoodName } from './components/search/food-name.tsx';
export { FoodNotice } from './components/search/food-notice.tsx';
export { StateBadge } from './components/search/state-badge.tsx';
export { energyOfTray, useTrayOf } from './components/tray/use-tray.ts';
