import { useEffect, useState } from 'react';

/** Name in sessionStorage of where the page of a session stood when it was left: its id and pixels. */
const LEFT_AT = 'vigour-log-left-at';
/** The page was put to its top by then, ms. */
const AFTER_MS = 50;

/** Pixels from the top where this tab left the session when it was reloaded or killed; null: it was not. */
function leftAt(sessionId: string): number | null {
  const [id, px] = (sessionStorage.getItem(LEFT_AT) ?? '').split(' ');
  return id === sessionId ? Number(px) : null;
}

/**
 * A page that was reloaded or killed stands where it stood; a session that is opened again otherwise shows its
 * next set, `setId`.
 */
export function useScrollOnOpening(sessionId: string, setId: string | null): void {
  const [first] = useState(() => ({ setId, px: leftAt(sessionId) }));
  useEffect(() => {
    const timer = setTimeout(() => {
      if (first.px !== null) {
        scrollTo(0, first.px);
        return;
      }
      const tick = document.querySelector(`li [data-tick="${first.setId}"]`);
      // The name of the exercise too, where both have room.
      tick?.closest('article')?.scrollIntoView({ block: 'start' });
      tick?.closest('li')?.scrollIntoView({ block: 'nearest' });
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [first]);
  useEffect(() => {
    const leave = () => sessionStorage.setItem(LEFT_AT, `${sessionId} ${Math.round(scrollY)}`);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      // Left within the app: it opens at its next set again.
      sessionStorage.removeItem(LEFT_AT);
    };
  }, [sessionId]);
}
