import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { deviceTimeZone, localDay, localTime, msToNextDay } from './local-clock.ts';

/** The hour, 0 midnight to 6, at which the day of the signed-in person starts; the app sets it once. */
export const DayStartContext = createContext(0);

/** Calls back when the day may have changed: at its end, and when the page is looked at again. */
function onDayChange(dayStartHour: number, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        listener();
        arm();
      },
      msToNextDay(new Date(), dayStartHour),
    );
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

/**
 * The day the person lives now: by the clock of this device, from the hour at which their day starts.
 * Changes on screen when the day rolls over.
 */
export function useToday(): CalendarDay {
  const dayStartHour = useContext(DayStartContext);
  const follow = useCallback(
    (listener: () => void) => onDayChange(dayStartHour, listener),
    [dayStartHour],
  );
  const today = () => localDay(new Date(), dayStartHour);
  return useSyncExternalStore(follow, today, today);
}

/** Time and zone on the wall, for what happens on the day that is today; nothing for another day. */
export type MomentOn = (day: CalendarDay) => { localTime?: string; timeZone?: string };

/** Gives the clock on the wall for a day: it says when something happened only if that was today. */
export function useMomentOn(): MomentOn {
  const dayStartHour = useContext(DayStartContext);
  return useCallback(
    (day) => {
      const now = new Date();
      if (localDay(now, dayStartHour) !== day) return {};
      return { localTime: localTime(now), timeZone: deviceTimeZone() };
    },
    [dayStartHour],
  );
}
