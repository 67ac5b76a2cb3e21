import { lazy, Suspense } from 'react';
import { Route, useLocation } from 'wouter';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { fetchPage, routeOf } from './router.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { PageFrame } from './shell/page-frame.tsx';

// What surrounds the pages of signed-in people: nobody needs it before.
const loadSignedInPage = () =>
  import('./signed-in-page.tsx').then((module) => ({ default: module.SignedInPage }));
const SignedInPage = lazy(loadSignedInPage);
const AuthenticatingPage = lazy(() =>
  import('./authenticating-page.tsx').then((module) => ({ default: module.AuthenticatingPage })),
);

/** Fetches what a path needs while the app starts. A failure shows when the page is drawn. */
export async function preloadPath(path: string): Promise<void> {
  const frame = routeOf(path)?.frame === 'tab' ? loadSignedInPage() : null;
  await Promise.allSettled([frame, fetchPage(path)]);
}

/** While the server takes over the address bar to sign somebody in, nothing else is shown. */
const isServerPath = (path: string) => path.startsWith('/api/');

/** The page of the present path. */
export function Pages() {
  const [path] = useLocation();
  const route = routeOf(path);
  if (route?.frame === 'bare') {
    return (
      <Route path={route.path}>
        <PageFrame route={route} location={path} />
      </Route>
    );
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      {isServerPath(path) ? (
        <AuthenticatingPage />
      ) : route ? (
        <SignedInPage route={route} path={path} />
      ) : (
        <NotFoundPage />
      )}
    </Suspense>
  );
}
