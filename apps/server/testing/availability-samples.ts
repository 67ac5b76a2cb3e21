import { dateHoursApi, otherCalendarsApi, weekApi } from '#features/availability/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person } from './test-app.ts';

/** After the test clock's day. */
const DAY = '2026-12-24';
const hours = [{ startMinute: 360, endMinute: 720 }];

async function weekFor(owner: Person) {
  const version = (await owner.call(weekApi.read, {}))?.version ?? null;
  const week = [{ weekday: 1, startMinute: 360, endMinute: 720 }];
  return { timeZone: 'Australia/Sydney', week, usualTravelMinutes: 20, version };
}

/** Nobody answers there, which is no reason to refuse it. */
const newCalendar = () => ({
  id: newId(),
  name: 'Home',
  address: 'webcal://calendar.invalid/home.ics',
});

async function keepCalendar(owner: Person): Promise<string> {
  const [known] = await owner.call(otherCalendarsApi.list, {});
  return (known ?? (await owner.call(otherCalendarsApi.add, { body: newCalendar() }))).id;
}

/** A trainer's week, a calendar elsewhere, and a date that differs. */
export async function keepHours(owner: Person): Promise<void> {
  await owner.call(weekApi.save, { body: await weekFor(owner) });
  await keepCalendar(owner);
  await owner.call(dateHoursApi.save, { params: { day: DAY }, body: { hours } });
}

/** Inputs that the times of a trainer take, by endpoint. */
export const availabilitySamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'weekApi.save': async (owner) => ({ body: await weekFor(owner) }),
  'dateHoursApi.save': () => ({ params: { day: DAY }, body: { hours } }),
  'otherCalendarsApi.add': () => ({ body: newCalendar() }),
  'otherCalendarsApi.refresh': async (owner) => ({ params: { id: await keepCalendar(owner) } }),
  'otherCalendarsApi.remove': async (owner) => ({ params: { id: await keepCalendar(owner) } }),
  'dateHoursApi.remove': () => ({ params: { day: DAY } }),
};
