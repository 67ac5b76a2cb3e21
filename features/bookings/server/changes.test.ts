import { afterAll, beforeAll, expect, it } from 'vitest';
import { myDataApi } from '#features/my-data/contract.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { book, trainerWith, verifiedPerson } from '../../../apps/server/testing/booking-world.ts';
import { startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { bookingsApi, waitingApi } from '../contract.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const subjectsTo = (email: string) =>
  test.outbox.filter(({ to }) => to === email).map(({ subject }) => subject);

it('ends with a trainer’s account: who booked and who waits are told, and nobody is offered a place', async () => {
  const { trainer, offerId } = await trainerWith(test, { priceCents: 0 });
  const [mia, ben] = [await verifiedPerson(test), await verifiedPerson(test)];
  const { sessionId } = await book(mia, offerId, '2026-12-13T22:00:00.000Z');
  await ben.call(waitingApi.join, { body: { sessionId } });
  await trainer.call(myDataApi.requestDeletion, {});
  test.clock.advance(14 * MS_PER_WALL_DAY + 60_000);
  await test.app.jobs.runDue();
  expect(await mia.call(bookingsApi.mine, {})).toEqual([]);
  expect(subjectsTo(mia.email).at(-1)).toContain('Cancelled');
  expect(subjectsTo(ben.email).at(-1)).toContain('Cancelled');
  expect(subjectsTo(ben.email).some((subject) => subject.includes('A place is free'))).toBe(false);
});
