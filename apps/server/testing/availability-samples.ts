import { weekApi } from '#features/availability/contract.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person } from './test-app.ts';

/** The test clock's day. */
const DAY = '2026-11-20';
const hours = [{ startMinute: 360, endMinute: 720 }];

/** Inputs that the times of a trainer take, by endpoint. */
export const availabilitySamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'weekApi.save': async (owner) => ({
    body: {
      timeZone: 'Australia/Sydney',
      week: [{ weekday: 1, startMinute: 360, endMinute: 720 }],
      usualTravelMinutes: 20,
      version: (await owner.call(weekApi.read, {}))?.version ?? null,
    },
  }),
  'dateHoursApi.save': () => ({ params: { day: DAY }, body: { hours } }),
  'dateHoursApi.remove': () => ({ params: { day: DAY } }),
};
