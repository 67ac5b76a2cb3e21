import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, useLocation } from 'wouter';
import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { fetchPage, routeOf } from './router.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { PageFrame } from './shell/page-frame.tsx';

/** The device is not waited for longer than this, ms. */
const DEVICE_PATIENCE_MS = 1_000;

// The shell of signed-in pages, loaded only then.
const SignedInPage = lazyPage(() =>
  import('./signed-in-page.tsx').then((module) => module.SignedInPage),
);
const AuthenticatingPage = lazyPage(() =>
  import('./authenticating-page.tsx').then((module) => module.AuthenticatingPage),
);

/** The cached data of the page at `path` is ready, or not needed. */
async function openFromDevice(client: QueryClient, path: string): Promise<void> {
  const { openFromDevice: open } = await import('./offline.ts');
  const late = new Promise<void>((resolve) => setTimeout(resolve, DEVICE_PATIENCE_MS));
  await Promise.race([open(client, path), late]);
}

/** Fetches what a path needs while the app starts. A failure shows when the page is drawn. */
export async function preloadPath(path: string, client: QueryClient): Promise<void> {
  const page = fetchPage(path);
  const signedIn = routeOf(path)?.frame === 'tab';
  await Promise.allSettled([
    page,
    ...(signedIn ? [SignedInPage.preload?.(), openFromDevice(client, path)] : []),
  ]);
}

/** While the server takes over the address bar to sign a person in, nothing else is shown. */
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
