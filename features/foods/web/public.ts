/** What the screens of other features may use of foods. */

export type { SearchResult as FoodFound } from '../contract.ts';
export { cacheCatalogue } from './api/cache-catalogue.ts';
export { foodsOffline } from './api/offline.ts';
export { type Portion, productOnDevice, useFoodSearch, useLogFoods } from './api.ts';
export { type Amount, amountProblem, startAmount } from './components/amount.ts';
export { AmountFields } from './components/amount-fields.tsx';
export { eatableResult } from './components/eatable-result.ts';
export { myFoodsHref, newFoodHref, type WantedFor } from './components/food-addresses.ts';
export { FoodName } from './components/food-name.tsx';
export { FoodNotice } from './components/food-notice.tsx';
export { NewOwnFood } from './components/new-own-food.tsx';
export { StateBadge } from './components/state-badge.tsx';
export { walkResults } from './components/walk-results.ts';
