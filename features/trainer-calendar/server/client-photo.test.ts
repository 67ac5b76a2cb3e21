import { afterAll, beforeAll, expect, it } from 'vitest';
import { photoApi } from '#features/account/contract.ts';
import { bookingsApi } from '#features/bookings/contract.ts';
import { clientPhotoAddress } from '#features/bookings/rules/client-photo.ts';
import { book, trainerWith, verifiedPerson } from '../../../apps/server/testing/booking-world.ts';
import { photoOf } from '../../../apps/server/testing/sample-photos.ts';
import { startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('shows a trainer the picture of who booked, while they let them, and nobody else', async () => {
  const { trainer, offerId } = await trainerWith(test);
  const { trainer: other } = await trainerWith(test);
  const mia = await verifiedPerson(test);
  const { photo } = await mia.call(photoApi.savePhoto, { body: { photo: await photoOf() } });
  const { id } = await book(mia, offerId, '2026-11-22T22:00:00.000Z');
  const seen = async () => (await trainer.call(bookingsApi.one, { params: { id } })).clientPhoto;
  const address = clientPhotoAddress(id, photo ?? '');
  expect(await seen()).toBeNull();
  expect((await trainer.bare({ url: address })).statusCode).toBe(404);
  expect(await mia.call(photoApi.saveShown, { body: { isShown: true } })).toEqual({
    isShown: true,
  });
  expect(await seen()).toBe(photo);
  const answer = await trainer.bare({ url: address });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await other.bare({ url: address })).statusCode).toBe(404);
  expect((await mia.call(bookingsApi.one, { params: { id } })).clientPhoto).toBeNull();
  await mia.call(photoApi.saveShown, { body: { isShown: false } });
  expect(await seen()).toBeNull();
  expect((await trainer.bare({ url: address })).statusCode).toBe(404);
});
