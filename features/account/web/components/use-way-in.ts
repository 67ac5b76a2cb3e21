import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { takeWantedPath } from '#platform/web/routing/wanted-path.ts';
import { useCurrentUser } from '../api.ts';

/** Takes whoever is signed in, or just has signed in, from a sign-in page to where they wanted to go. */
export function useWayIn(): void {
  const user = useCurrentUser().data;
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!user) return;
    const complete = user.age !== null && user.gender !== null && user.fitnessLevel !== null;
    // Somebody who still has onboarding to do is sent on by it.
    navigate((complete && takeWantedPath()) || '/', { replace: true });
  }, [user, navigate]);
}
