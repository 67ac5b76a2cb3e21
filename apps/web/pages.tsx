import { Route, useLocation } from 'wouter';
import { AuthenticatingScreen } from '#features/account/web/public.ts';
import { routeOf } from './router.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { PageFrame } from './shell/page-frame.tsx';
import { SignedInPage } from './signed-in-page.tsx';

/** While the server takes over the address bar to sign somebody in, nothing else is shown. */
const isServerPath = (path: string) => path.startsWith('/api/');

/** The page of the present path. */
export function Pages() {
  const [path] = useLocation();
  const route = routeOf(path);
  if (isServerPath(path)) return <AuthenticatingScreen />;
  if (!route) return <NotFoundPage />;
  if (route.frame === 'tab') return <SignedInPage route={route} path={path} />;
  return (
    <Route path={route.path}>
      <PageFrame route={route} location={path} />
    </Route>
  );
}
