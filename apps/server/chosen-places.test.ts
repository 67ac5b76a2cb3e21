import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionPlacesApi } from '#features/availability/contract.ts';
import { bookingsApi, timesApi } from '#features/bookings/contract.ts';
import { CLIENTS_PLACE } from '#features/free-times/rules/travel-minutes.ts';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import { personalDataOf } from './personal-data.ts';
import { offerOf, trainerWith, verifiedPerson } from './testing/booking-world.ts';
import { type Person, startTestApp, TEST_SECRET, type TestApp } from './testing/test-app.ts';

const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const MONDAY_10 = '2026-11-22T23:00:00.000Z';

let test: TestApp;
let trainer: Person;
let mia: Person;
const [gym, park] = [newId(), newId()];

beforeAll(async () => {
  test = await startTestApp();
  ({ trainer } = await trainerWith(test));
  mia = await verifiedPerson(test);
  for (const [id, name] of [
    [gym, 'Iron gym'],
    [park, 'Hill park'],
  ] as const) {
    const body = { id, name, suburb: 'Glebe', postcode: '2037', travelMinutes: {} };
    await trainer.call(sessionPlacesApi.add, {
      body: { ...body, ...(id === park && { travelMinutes: { [gym]: 30 } }) },
    });
  }
});
afterAll(() => test.close());

const hold = (offerId: string, start: string, placeId?: string, id = newId()) =>
  mia.call(bookingsApi.hold, { body: { id, offerId, start, placeId } });
const finish = (id: string, address: string | null = null) =>
  mia.call(bookingsApi.finish, {
    params: { id },
    body: { message: null, pay: 'directly', address },
  });

it('a client chooses one of the places, which stands on the booking, in the mail and in the calendar', async () => {
  const offerId = await offerOf(trainer, { placeId: gym, otherPlaceIds: [park] });
  const { places } = await mia.call(timesApi.offer, { params: { offerId } });
  expect(places.map(({ name }) => name)).toEqual(['Iron gym', 'Hill park']);
  const elsewhere = hold(offerId, MONDAY_9, newId());
  await expect(elsewhere).rejects.toMatchObject({
    status: 400,
    fields: { placeId: 'This session isn’t offered at that place. Choose another place.' },
  });
  const id = newId();
  await hold(offerId, MONDAY_9, park, id);
  const booked = await finish(id);
  const place = { name: 'Hill park', suburb: 'Glebe' };
  expect(booked).toMatchObject({ booking: { place } });
  const mail = test.outbox.filter(({ to }) => to === mia.email).at(-1);
  expect(mail?.text).toContain('Where: Hill park, Glebe.');
  expect(mail?.calendar?.content).toContain('LOCATION:Hill park\\, Glebe');
  // The way from the park takes half an hour: ten o'clock is free there, and not at the gym.
  const query = { from: MONDAY_10, to: '2026-11-23T06:00:00.000Z' };
  const startsAt = async (placeId: string) => {
    const answer = await mia.call(timesApi.between, {
      params: { offerId },
      query: { ...query, placeId },
    });
    return answer.starts.map(({ start }) => start);
  };
  expect(await startsAt(park)).toContain(MONDAY_10);
  expect(await startsAt(gym)).not.toContain(MONDAY_10);
});

it('a session at the client’s place asks for the address, which the trainer’s export leaves out', async () => {
  const offerId = await offerOf(trainer, { atClients: true });
  const page = await mia.call(timesApi.offer, { params: { offerId } });
  expect(page.places).toEqual([{ id: CLIENTS_PLACE, name: '', suburb: '' }]);
  const id = newId();
  await hold(offerId, '2026-11-24T22:00:00.000Z', CLIENTS_PLACE, id);
  await expect(finish(id)).rejects.toMatchObject({
    status: 400,
    fields: { address: 'Enter the address where the session is to be.' },
  });
  expect(await finish(id, '12 Rose Street, Newtown')).toMatchObject({
    outcome: 'booked',
    booking: { place: { name: '12 Rose Street, Newtown', isClients: true } },
  });
  const mail = test.outbox.filter(({ to }) => to === trainer.email).at(-1);
  expect(mail?.text).toContain('Where: 12 Rose Street, Newtown.');
  const exported = async (person: Person) => {
    const bookings = personalDataOf(TEST_SECRET).find(({ name }) => name === 'bookings');
    const rows = await bookings?.read(test.database.db, proveOwner(person.id));
    return JSON.stringify(rows?.filter((row) => row['id'] === id));
  };
  expect(await exported(trainer)).toContain('"as":"trainer"');
  expect(await exported(trainer)).not.toContain('Rose Street');
  expect(await exported(mia)).toContain('12 Rose Street');
});
