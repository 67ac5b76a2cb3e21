import { z } from 'zod';

const NO_SUCH_TIME = 'Give a time from 0:00 to 23:59.';

/** Minutes since midnight on the wall. */
export const minuteOfDay = z.int(NO_SUCH_TIME).min(0, NO_SUCH_TIME).max(1439, NO_SUCH_TIME);

export const MAX_TRAVEL_MINUTES = 240;
const TRAVEL = `Use 0 to ${MAX_TRAVEL_MINUTES} minutes.`;
export const travelMinutes = z.int(TRAVEL).min(0, TRAVEL).max(MAX_TRAVEL_MINUTES, TRAVEL);

/** Topics of all that decides when a trainer is free. */
export const ABOUT_TIMES = ['availability', 'times'];
