import { lazy, Suspense, useEffect } from 'react';
import { Route } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { PlannedDishContext, TimersElsewhere } from '#features/cooking/web/routes.tsx';
import {
  EnergyLeftContext,
  FoodMeasuresContext,
  NotLoggedContext,
} from '#features/food-log/web/public.ts';
import { DishesContext, measuresQuery } from '#features/foods/web/public.ts';
import { DeletionBanner } from '#features/my-data/web/public.ts';
import { EnergyLeft } from '#features/nutrition/web/public.ts';
import { OnboardingGate } from '#features/onboarding/web/public.ts';
import { PlannedDish } from '#features/planned-today/web/public.ts';
import { frontDoor } from '#features/public-site/web/routes.tsx';
import { VerifyEmailBanner } from '#features/sign-in/web/public.ts';
import { OfflineBanner } from '#platform/web/offline/offline-banner.tsx';
import { useOfflinePart } from '#platform/web/offline/offline-state.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';
import { rememberWantedPath } from '#platform/web/routing/wanted-path.ts';
import { WhenIdle } from '#platform/web/time/idle-only.tsx';
import { DayStartContext } from '#platform/web/time/use-today.ts';
import { whenIdle } from '#platform/web/time/when-idle.ts';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageErrorBoundary } from '#platform/web/ui/page-error.tsx';
import { useKeptOnDevice } from './cached-for-offline.ts';
import { opensFromDevice, useDeviceOf, useFetchAhead, useOffline } from './offline.ts';
import { preloadPage, routeOf } from './router.tsx';
import { Dishes } from './shell/dishes.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { PageFrame } from './shell/page-frame.tsx';
import { Shell } from './shell/shell.tsx';
import { UpdateBanner } from './shell/update-banner.tsx';

type SignedInPageProps = { route: PageRoute; path: string };

/** A page inside the shell for a signed-in person; others see the sign-in page. */
export function SignedInPage({ route, path }: SignedInPageProps) {
  useOffline();
  const { data: user, error, isFetching, refetch } = useCurrentUser();
  const unasked = useOfflinePart('unasked');
  useDeviceOf(unasked ? undefined : user);
  useNextPages(route, Boolean(user));
  useKeptOnDevice(Boolean(user));
  if (error && !user && !isFetching) {
    return (
      <main id="main" tabIndex={-1} className="safe-x">
        <PageErrorBoundary onRetry={() => void refetch()}>
          <Failed error={error} />
        </PageErrorBoundary>
      </main>
    );
  }
  if (user === undefined || (unasked && !opensFromDevice(path))) return <LoadingScreen />;
  if (user === null) {
    return route.isHiddenSignedOut ? <NotFoundPage /> : <StrangerPage path={path} />;
  }
  return (
    <DayStartContext value={user.settings.dayStartHour}>
      <OnboardingGate user={user}>
        <EnergyLeftContext value={EnergyLeft}>
          <FoodMeasuresContext value={measuresQuery}>
            <DishesContext value={Dishes}>
              <NotLoggedContext value={NotLogged}>
                <PlannedDishContext value={PlannedDish}>
                  <Shell tab={route.tab} onIntent={preloadPage}>
                    <OfflineBanner href="/profile/offline" />
                    <FetchAhead />
                    <UpdateBanner />
                    <VerifyEmailBanner />
                    <TimersElsewhere path={path} />
                    <WhenIdle>
                      <DeletionBanner />
                    </WhenIdle>
                    <Route path={route.path}>
                      <PageFrame route={route} location={path} />
                    </Route>
                  </Shell>
                </PlannedDishContext>
              </NotLoggedContext>
            </DishesContext>
          </FoodMeasuresContext>
        </EnergyLeftContext>
      </OnboardingGate>
    </DayStartContext>
  );
}

/** Within the person's own day. */
function FetchAhead() {
  useFetchAhead();
  return null;
}

/** Preloads linked pages when the browser is idle. */
function useNextPages({ next }: PageRoute, ready: boolean): void {
  useEffect(() => {
    if (!ready || !next) return;
    return whenIdle(() => next.forEach(preloadPage));
  }, [next, ready]);
}

/** Throws what went wrong, so that it is shown as every page's failure is. */
function Failed({ error }: { error: Error }): never {
  throw error;
}

const demo: PageRoute = { path: '/', ...frontDoor };
const login = routeOf('/login') as PageRoute;

/** Rarely there, and never on the first screen. */
const NotLogged = lazy(async () => ({
  default: (await import('./shell/not-logged.tsx')).NotLogged,
}));

/** Loaded only if another person left pending writes. */
const SealedNotice = lazy(async () => ({
  default: (await import('./shell/sealed-notice.tsx')).SealedNotice,
}));

/** The sign-in page in place, which returns to the wanted page. */
function StrangerPage({ path }: { path: string }) {
  const atTheDoor = path === '/';
  useEffect(() => {
    if (!atTheDoor) rememberWantedPath(path + location.search);
  }, [atTheDoor, path]);
  const sealed = useOfflinePart('sealed');
  return (
    <>
      {sealed > 0 && (
        <div className="mx-auto max-w-2xl safe-x pt-4">
          <Suspense fallback={null}>
            <SealedNotice count={sealed} />
          </Suspense>
        </div>
      )}
      <PageFrame route={atTheDoor ? demo : login} location={path} />
    </>
  );
}
