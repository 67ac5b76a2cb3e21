import { useSyncExternalStore } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { localDay, msToNextDay } from './local-clock.ts';

/** Calls back when the day may have changed: at midnight, and when the page is looked at again. */
function onDayChange(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      listener();
      arm();
    }, msToNextDay(new Date()));
  };
  // A device that slept has slept through its timers.
  const look = () => {
    if (document.visibilityState === 'visible') {
      listener();
      arm();
    }
  };
  arm();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

const today = (): CalendarDay => localDay(new Date());

/** The person's calendar day by the clock of this device; changes on screen when the day rolls over. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(onDayChange, today, today);
}
