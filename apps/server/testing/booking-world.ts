import { accountApi } from '#features/account/contract.ts';
import { weekApi } from '#features/availability/contract.ts';
import { billingApi } from '#features/billing/contract.ts';
import { bookingBlocksApi } from '#features/bookings/contract/blocks.ts';
import { bookingsApi } from '#features/bookings/contract/bookings.ts';
import { offersApi } from '#features/bookings/contract/offers.ts';
import { waitingApi } from '#features/bookings/contract/waiting.ts';
import { AN_OFFER } from '#features/bookings/testing/offer.ts';
import { guardianApi } from '#features/guardians/contract.ts';
import { packsApi } from '#features/packs/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { verifyEmail } from './gyms.ts';
import type { Person, TestApp } from './test-app.ts';

export const SYDNEY = 'Australia/Sydney';

/** Its name begins like a formula, for tables that are exported. */
export const OFFER = { ...AN_OFFER, name: '=Personal training' };

/** A person whose address is verified. */
export async function verifiedPerson(
  test: TestApp,
  profile: Parameters<TestApp['person']>[0] = {},
): Promise<Person> {
  const person = await test.person(profile);
  await verifyEmail(test, person);
  return person;
}

/** A trainer on trial who is there every day from 9:00 to 17:00 in Sydney. */
export async function trainerWith(
  test: TestApp,
  changes: Partial<typeof OFFER> = {},
): Promise<{ trainer: Person; offerId: string }> {
  const trainer = await verifiedPerson(test, { profile: { firstName: 'Priya', role: 'trainer' } });
  const priceId = 'price_trainer_pro_monthly';
  await trainer.call(billingApi.choose, { body: { priceId, agreed: 'trial' } });
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    startMinute: 540,
    endMinute: 1020,
  }));
  await trainer.call(weekApi.save, {
    body: { timeZone: SYDNEY, week, usualTravelMinutes: 0, version: null },
  });
  return { trainer, offerId: await offerOf(trainer, changes) };
}

export async function offerOf(trainer: Person, changes: Partial<typeof OFFER> = {}) {
  const id = newId();
  await trainer.call(offersApi.add, { body: { ...OFFER, ...changes, id } });
  return id;
}

/** Holds a time and finishes the booking. */
export async function book(client: Person, offerId: string, start: string, id = newId()) {
  const held = await client.call(bookingsApi.hold, { body: { id, offerId, start } });
  if (held.outcome !== 'booked') throw new Error(`Not held: ${held.clashes.join()}`);
  const answer = await client.call(bookingsApi.finish, {
    params: { id },
    body: { message: null, pay: 'directly' },
  });
  if (answer.outcome !== 'booked') throw new Error(`Not booked: ${answer.clashes.join()}`);
  return answer.booking;
}

const PROFILE = {
  firstName: 'Sam',
  gender: 'female' as const,
  weight: 65,
  height: 165,
  fitnessLevel: 'beginner' as const,
  goals: ['get_fit' as const],
};

const PACK = { credits: 5, priceCents: 40_000, validDays: 30 };
const GROUP_START = '2026-11-23T22:00:00.000Z';

/**
 * A person of 15 gets an offer, a guardian, a person blocked and, as if they were older, a booking, a pack
 * and a place on a waiting list.
 */
export async function keepBooking(test: TestApp, person: Person): Promise<void> {
  await offerOf(person);
  await verifyEmail(test, person);
  await person.call(accountApi.saveProfile, { body: { ...PROFILE, age: 16 } });
  await person.call(guardianApi.ask, { body: { email: 'parent@example.test' } });
  const { trainer, offerId } = await trainerWith(test, { packs: [PACK] });
  await person.call(accountApi.saveProfile, { body: { ...PROFILE, age: 30 } });
  const { id } = await book(person, offerId, '2026-11-22T22:00:00.000Z');
  const sold = { id: newId(), offerId, clientId: person.id, pack: 0 };
  await trainer.call(packsApi.sell, { body: sold });
  const group = await offerOf(trainer, { capacity: 2 });
  const fill = [await verifiedPerson(test), await verifiedPerson(test)];
  const [first] = await Promise.all(fill.map((one) => book(one, group, GROUP_START)));
  await person.call(waitingApi.join, { body: { sessionId: first?.sessionId ?? '' } });
  await person.call(bookingBlocksApi.block, { body: { bookingId: id } });
  await person.call(accountApi.saveProfile, { body: { ...PROFILE, age: 15 } });
}
