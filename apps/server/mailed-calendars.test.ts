import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingsApi } from '#features/bookings/contract/bookings.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, trainerWith, verifiedPerson } from './testing/booking-world.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const TUESDAY_9 = '2026-11-23T22:00:00.000Z';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** What one library reads out of a file. */
function readByIcal(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [found] = calendar.getAllSubcomponents('vevent');
  if (!found) throw new Error('No event.');
  const event = new ICAL.Event(found);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    status: String(found.getFirstPropertyValue('status')),
    title: event.summary,
  };
}

/** What another one reads. */
function readByTsIcs(text: string) {
  const calendar = convertIcsCalendar(undefined, text);
  const event = calendar.events?.[0];
  return {
    method: calendar.method,
    uid: event?.uid,
    sequence: event?.sequence,
    start: event?.start.date.toISOString(),
    status: event?.status,
    title: event?.summary,
  };
}

it('calendars take over a booking, its new time and its end: two libraries read the same', async () => {
  const { offerId } = await trainerWith(test, { name: 'Strength; legs, "core" – 60 minutes' });
  const mia = await verifiedPerson(test);
  const booking = await book(mia, offerId, MONDAY_9);
  const moved = await mia.call(bookingsApi.move, {
    params: { id: booking.id },
    body: {
      version: booking.version,
      start: TUESDAY_9,
      newId: newId(),
      feeCents: 0,
      takesCredit: false,
      overrides: false,
    },
  });
  const version = moved.outcome === 'booked' ? moved.booking.version : 0;
  await mia.call(bookingsApi.cancel, {
    params: { id: booking.id },
    body: { version, feeCents: 0, takesCredit: false, reason: null },
  });
  const files = test.outbox
    .filter(({ to }) => to === mia.email)
    .flatMap(({ calendar }) => calendar?.content ?? [])
    .sort((a, b) => readByIcal(a).sequence - readByIcal(b).sequence);
  const uid = `booking-${booking.id}@localhost`;
  const title = 'Strength; legs, "core" – 60 minutes with Priya';
  const expected = [
    { method: 'REQUEST', sequence: booking.version, start: MONDAY_9, status: 'CONFIRMED' },
    { method: 'REQUEST', sequence: version, start: TUESDAY_9, status: 'CONFIRMED' },
    { method: 'CANCEL', sequence: version + 1, start: TUESDAY_9, status: 'CANCELLED' },
  ].map((one) => ({ ...one, uid, title }));
  expect(files.map(readByIcal)).toEqual(expected);
  expect(files.map(readByTsIcs)).toEqual(expected);
});
