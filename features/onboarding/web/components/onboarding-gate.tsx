import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#features/account/contract.ts';
import { rememberWantedPath, takeWantedPath } from '#platform/web/routing/wanted-path.ts';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { needsOnboarding } from '../../rules/needs-onboarding.ts';

/** Fetched only by people who are new. */
const OnboardingWizard = lazy(() =>
  import('./onboarding-wizard.tsx').then((module) => ({ default: module.OnboardingWizard })),
);

const HOME_PATH = '/home';
/** Paths that show home: nothing to come back to. */
const homePaths = ['/', HOME_PATH, '/dashboard'];

/** Keeps the path the person is at for afterwards, unless signing in has kept one already. */
function keepReturnPath(): void {
  const here = homePaths.includes(location.pathname) ? null : location.pathname + location.search;
  const path = takeWantedPath() ?? here;
  if (path !== null) rememberWantedPath(path);
}

type OnboardingGateProps = {
  user: Pick<CurrentUser, 'id' | 'email' | 'firstName' | 'age' | 'gender' | 'fitnessLevel'>;
  children: ReactNode;
};

/**
 * Stands around everything a signed-in person sees: the wizard until their profile is complete and
 * they have left its All Set screen, then the app. Anyone who comes through goes to the path that was
 * kept before signing in.
 */
export function OnboardingGate({ user, children }: OnboardingGateProps) {
  const [, navigate] = useLocation();
  // Saving makes the profile complete at once; the wizard stays for its last screen.
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (needsOnboarding(user) && openFor !== user.id) setOpenFor(user.id);
  const isOpen = openFor === user.id;

  useEffect(() => {
    if (isOpen) {
      keepReturnPath();
      return;
    }
    const path = takeWantedPath();
    if (path !== null) navigate(path, { replace: true });
  }, [isOpen, navigate]);

  if (!isOpen) return children;
  const finish = (path?: string) => {
    // Taken in any case, or it would be gone to right after.
    const wanted = takeWantedPath();
    navigate(path ?? wanted ?? HOME_PATH, { replace: true });
    setOpenFor(null);
  };
  return (
    <Suspense fallback={<LoadingScreen />}>
      <OnboardingWizard user={user} onFinished={finish} />
    </Suspense>
  );
}
