import { useCallback, useRef } from 'react';
import { useLocation } from 'wouter';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';
import { useBeginSession } from '#features/training-sessions/web/public.ts';
import { newId } from '#platform/shared/ids.ts';

export const logHref = (id: string): string => `/workouts/log/${id}`;

/** Begins a session once and goes to it; the page that began it leaves the history. */
export function useBegin() {
  const store = useBeginSession();
  const [, navigate] = useLocation();
  const isBegun = useRef(false);
  const begin = useCallback(
    async (session: SessionContent, to = ''): Promise<void> => {
      if (isBegun.current) return;
      isBegun.current = true;
      const id = newId();
      try {
        await store({ ...session, id });
        navigate(`${logHref(id)}${to}`, { replace: true });
      } catch (error) {
        isBegun.current = false;
        throw error;
      }
    },
    [store, navigate],
  );
  const goTo = useCallback((id: string) => navigate(logHref(id), { replace: true }), [navigate]);
  return { begin, goTo };
}
