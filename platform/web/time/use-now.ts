import { useEffect, useState } from 'react';

/**
 * The time in milliseconds while `isRunning`: renewed each `everyMs`, counted from `fromMs`, and at once when
 * the page is seen again.
 */
export function useNow(isRunning: boolean, everyMs = 250, fromMs = 0): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const ms = Date.now();
      setNow(ms);
      clearTimeout(timer);
      const passed = (ms - fromMs) % everyMs;
      timer = setTimeout(look, passed < 0 ? -passed : everyMs - passed);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning, everyMs, fromMs]);
  return now;
}
