import { Suspense } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { PageErrorBoundary } from '#platform/web/ui/page-error.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TrainerAvailability } from '../components/trainer-availability.tsx';
import { pageText as t } from '../messages/page.ts';

/** Apart from the page, which every device keeps: without a network it still says what it is. */
const TrainerBrowsing = lazyPage(() =>
  import('../components/trainer-browsing.tsx').then((module) => module.TrainerBrowsing),
);

/** Trainers see their availability, everybody else sees trainers. */
export function TrainersPage() {
  const role = useCurrentUser().data?.role;
  if (role === 'trainer') return <TrainerAvailability />;
  return (
    <>
      <PageHeader title={t.title} subtitle={t.lead} actions={<Badge>{t.notOpen}</Badge>} />
      <PageErrorBoundary>
        <Suspense fallback={<Skeleton className="h-48 rounded-card" />}>
          <TrainerBrowsing />
        </Suspense>
      </PageErrorBoundary>
    </>
  );
}
