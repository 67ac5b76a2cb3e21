import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import { PageErrorBoundary } from '#platform/web/ui/page-error.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { tabText as t } from '../messages/tab.ts';

// Apart from the page, which every device keeps: without a network it still says what it is.
const FindTrainers = lazyPage(() =>
  import('../components/find-trainers.tsx').then((module) => module.FindTrainers),
);
const TrainerHome = lazyPage(() =>
  import('../components/trainer-home.tsx').then((module) => module.TrainerHome),
);

/** Trainers see their own day, everybody else sees trainers; so do trainers who look for one. */
export function TrainersPage() {
  const search = useSearch();
  const isOwn = useCurrentUser().data?.role === 'trainer' && search === '';
  return (
    <>
      {!isOwn && <PageHeader title={t.title} subtitle={search === '' ? t.lead : undefined} />}
      <PageErrorBoundary>
        <Suspense fallback={<Skeleton className="h-48 rounded-card" />}>
          {isOwn ? <TrainerHome /> : <FindTrainers />}
        </Suspense>
      </PageErrorBoundary>
    </>
  );
}
