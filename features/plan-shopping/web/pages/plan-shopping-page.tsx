import { useLocation, useSearch } from 'wouter';
import { SHOPPING_PATH, ShoppingPage } from '#features/shopping-pages/web/public.ts';
import { readRange } from '../../rules/read-range.ts';
import { FollowPlan } from '../components/follow-plan.tsx';
import { ShopForDays } from '../components/shop-for-days.tsx';

/** The shopping list, which follows the plan. Days in the address are put on it. */
export function PlanShoppingPage() {
  const range = readRange(useSearch());
  const [, navigate] = useLocation();
  return (
    <>
      <FollowPlan />
      <ShoppingPage />
      {range && (
        <ShopForDays
          key={`${range.from} ${range.to}`}
          range={range}
          onClose={() => navigate(SHOPPING_PATH, { replace: true })}
        />
      )}
    </>
  );
}
