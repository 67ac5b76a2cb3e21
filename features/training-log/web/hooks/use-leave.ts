import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { goBack } from '#platform/web/routing/go-back.ts';

/** Goes back to where the person came from; to Workouts where this page was opened first. */
export function useLeave(): () => void {
  const [, navigate] = useLocation();
  return useCallback(() => goBack(() => navigate('/workouts', { replace: true })), [navigate]);
}
