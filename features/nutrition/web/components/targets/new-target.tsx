import { lazy, Suspense } from 'react';
import type { NutritionSummary } from '../../../contract.ts';

/** Fetched in the one week in which there is something to say. */
const NewTargetNotice = lazy(async () => ({
  default: (await import('./new-target-notice.tsx')).NewTargetNotice,
}));

/** Says that a target has applied itself, until that was seen. */
export function NewTarget({ newTarget }: { newTarget: NutritionSummary['newTarget'] }) {
  if (!newTarget) return null;
  return (
    <Suspense fallback={null}>
      <NewTargetNotice newTarget={newTarget} />
    </Suspense>
  );
}
