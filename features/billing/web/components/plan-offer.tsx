import { lazy, Suspense } from 'react';
import { usePlanWish } from './plan-wish.ts';

/** Fetched by the few who chose a plan before signing in. */
const ChosenPlan = lazy(async () => ({
  default: (await import('./chosen-plan.tsx')).ChosenPlan,
}));
const TrialOffer = lazy(async () => ({
  default: (await import('./trial-offer.tsx')).TrialOffer,
}));

/** Offers once what was wanted before sign-in. */
export function PlanOffer() {
  const [wish, forget] = usePlanWish();
  if (!wish) return null;
  return (
    <Suspense fallback={null}>
      {wish === 'trial' ? (
        <TrialOffer onDone={forget} />
      ) : (
        <ChosenPlan priceId={wish.priceId} onDone={forget} />
      )}
    </Suspense>
  );
}
