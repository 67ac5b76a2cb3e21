import { useEffect, useState } from 'react';

/** The time in milliseconds, renewed while `isRunning`, and at once when the page is seen again. */
export function useNow(isRunning: boolean, everyMs = 250): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning, everyMs]);
  return now;
}
