import { Route } from 'wouter';
import type { PageRoute } from '#platform/web/routing/page-route.ts';
import { preloadPage } from './router.tsx';
import { PageFrame } from './shell/page-frame.tsx';
import { Shell } from './shell/shell.tsx';

/** A page inside the shell, once it is known who is there. */
export function SignedInPage({ route, path }: { route: PageRoute; path: string }) {
  return (
    <Shell tab={route.tab} onIntent={preloadPage}>
      <Route path={route.path}>
        <PageFrame route={route} location={path} />
      </Route>
    </Shell>
  );
}
