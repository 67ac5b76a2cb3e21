import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import type { PageRoute } from '#platform/web/routing/page-route.ts';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageErrorBoundary } from '#platform/web/ui/page-error.tsx';
import { arriveAt } from './arrival.ts';

/** A page with what every page needs: a loading state, an error state, a title, the focus. */
export function PageFrame({ route, location }: { route: PageRoute; location: string }) {
  const { reset } = useQueryErrorResetBoundary();
  const Page = route.page;
  return (
    <PageErrorBoundary key={location} onRetry={reset}>
      <Suspense fallback={<LoadingScreen />}>
        <Page />
        <Arrival title={route.title} location={location} />
      </Suspense>
    </PageErrorBoundary>
  );
}

/** Runs once the page beside it is really there. */
function Arrival({ title, location }: { title: string | undefined; location: string }) {
  useEffect(() => arriveAt(location, title), [location, title]);
  return null;
}
