import { useCallback } from 'react';
import { useLocation } from 'wouter';

/** Goes back to where the person came from; to Workouts where this page was opened first. */
export function useLeave(): () => void {
  const [, navigate] = useLocation();
  return useCallback(() => {
    if (history.length > 1) history.back();
    else navigate('/workouts', { replace: true });
  }, [navigate]);
}
