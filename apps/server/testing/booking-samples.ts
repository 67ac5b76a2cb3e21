import { offersApi } from '#features/bookings/contract/offers.ts';
import { newId } from '#platform/shared/ids.ts';
import { OFFER } from './booking-world.ts';
import { classSamples } from './class-samples.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person } from './test-app.ts';

const content = {
  ...OFFER,
  maxPerDay: 4,
  maxPerWeek: 12,
  hours: [{ weekday: 1, startMinute: 360, endMinute: 720 }],
  placeId: '019aa000-0000-7000-8000-000000000001',
  isOnline: true,
  link: 'https://meet.example/room',
  packs: [{ credits: 5, priceCents: 40_000, validDays: 90 }],
};

async function offerOf(owner: Person): Promise<{ id: string }> {
  const { id } = await owner.call(offersApi.add, { body: { ...content, id: newId() } });
  return { id };
}

const paramsOf = async (owner: Person) => ({ params: { offerId: (await offerOf(owner)).id } });

/** Inputs that offers and bookings take, where one person is enough. */
export const bookingSamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'offersApi.add': () => ({ body: { ...content, id: newId() } }),
  'offersApi.edit': async (owner) => ({
    params: await offerOf(owner),
    body: { ...content, version: 1 },
  }),
  'offersApi.remove': async (owner) => ({ params: await offerOf(owner) }),
  'offersApi.restore': async (owner) => {
    const params = await offerOf(owner);
    await owner.call(offersApi.remove, { params });
    return { params };
  },
  'timesApi.offer': paramsOf,
  'timesApi.next': async (owner) => ({ ...(await paramsOf(owner)), query: {} }),
  'timesApi.between': async (owner) => ({
    ...(await paramsOf(owner)),
    query: { from: '2026-11-21T00:00:00.000Z', to: '2026-11-28T00:00:00.000Z' },
  }),
  'bookingsApi.calendar': () => ({
    query: { from: '2026-11-21T00:00:00.000Z', to: '2026-11-28T00:00:00.000Z' },
  }),
  'trainerCalendarApi.times': () => ({
    query: { from: '2026-11-21T00:00:00.000Z', to: '2026-11-28T00:00:00.000Z' },
  }),
  'seriesApi.preview': async (owner) => ({
    body: { offerId: (await offerOf(owner)).id, start: '2026-11-27T00:00:00.000Z', weeks: 4 },
  }),
  'guardianApi.ask': () => ({ body: { email: `parent-${newId()}@example.test` } }),
  'bookingBlocksApi.unblock': () => ({ params: { personId: newId() } }),
  ...classSamples,
};
