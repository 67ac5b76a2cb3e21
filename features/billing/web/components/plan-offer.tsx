import { lazy, Suspense } from 'react';
import { useSelectedPrice } from './selected-price.ts';

/** Fetched by the few who chose a plan before signing in. */
const ChosenPlan = lazy(async () => ({
  default: (await import('./chosen-plan.tsx')).ChosenPlan,
}));

/** What was chosen before signing in, offered once: taken or declined, it is forgotten. */
export function PlanOffer() {
  const [selected, forget] = useSelectedPrice();
  if (!selected) return null;
  return (
    <Suspense fallback={null}>
      <ChosenPlan priceId={selected} onDone={forget} />
    </Suspense>
  );
}
