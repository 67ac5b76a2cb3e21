import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#features/account/contract.ts';
import { safeReturnPath } from '#features/account/rules.ts';
import { needsOnboarding } from '../../rules/draft.ts';
import { OnboardingWizard } from './onboarding-wizard.tsx';

const RETURN_KEY = 'redirectAfterAuth';
const HOME_PATH = '/home';
/** Paths that show home: nothing to come back to. */
const homePaths = ['/', HOME_PATH, '/dashboard'];

/** Keeps the wanted path unless signing in has kept one already. Without storage home is next. */
function keepReturnPath(path: string): void {
  try {
    if (!homePaths.includes(path) && sessionStorage.getItem(RETURN_KEY) === null) {
      sessionStorage.setItem(RETURN_KEY, path);
    }
  } catch {
    // Storage may be blocked.
  }
}

/** The kept path, which is then forgotten; null without a safe one. */
function takeReturnPath(): string | null {
  try {
    const kept = sessionStorage.getItem(RETURN_KEY);
    sessionStorage.removeItem(RETURN_KEY);
    return safeReturnPath(kept);
  } catch {
    return null;
  }
}

type OnboardingGateProps = {
  user: Pick<CurrentUser, 'id' | 'age' | 'gender' | 'fitnessLevel'>;
  children: ReactNode;
};

/**
 * Stands around everything a signed-in person sees: the wizard until their profile is complete and
 * they have left its All Set screen, then the app. Whoever comes through goes to the path that was
 * kept before signing in.
 */
export function OnboardingGate({ user, children }: OnboardingGateProps) {
  const [, navigate] = useLocation();
  const incomplete = needsOnboarding(user);
  // Saving makes the profile complete at once; the wizard stays for its last screen.
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (incomplete && openFor !== user.id) setOpenFor(user.id);
  const isOpen = openFor === user.id;

  useEffect(() => {
    if (isOpen) {
      keepReturnPath(location.pathname + location.search);
      return;
    }
    const path = takeReturnPath();
    if (path !== null) navigate(path, { replace: true });
  }, [isOpen, navigate]);

  if (!isOpen) return children;
  const finish = () => {
    navigate(takeReturnPath() ?? HOME_PATH, { replace: true });
    setOpenFor(null);
  };
  return <OnboardingWizard user={user} onFinished={finish} />;
}
