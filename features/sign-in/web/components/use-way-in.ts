import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { rememberWantedPath, takeWantedPath } from '#platform/web/routing/wanted-path.ts';

/** An invitation is answered before onboarding: its page asks nothing of the profile. */
const NEEDS_NO_PROFILE = '/invitations/';

/** Takes a signed-in person from a sign-in page to where they wanted to go. */
export function useWayIn(): void {
  const user = useCurrentUser().data;
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!user) return;
    const complete = user.age !== null && user.gender !== null && user.fitnessLevel !== null;
    const wanted = takeWantedPath();
    const opensNow = complete || wanted?.startsWith(NEEDS_NO_PROFILE);
    // Onboarding leads to the wanted path afterwards.
    if (wanted && !opensNow) rememberWantedPath(wanted);
    navigate((opensNow && wanted) || '/', { replace: true });
  }, [user, navigate]);
}
