import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import type { ClassInput } from '#features/classes/contract/classes.ts';
import { classesApi, staffApi } from '#features/classes/contract.ts';
import type { GymOfferInput } from '#features/gym-offers/contract.ts';
import { gymOffersApi } from '#features/gym-offers/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { organisationOf } from './organisation-samples.ts';
import type { Person } from './test-app.ts';

/** Mondays at 6:00 pm in Sydney, for twelve people, free. */
export const CLASS: ClassInput = {
  name: '=Strength',
  about: 'Barbells and kettlebells.',
  minutes: 45,
  capacity: 12,
  roomId: null,
  trainerIds: [],
  times: [{ id: newId(), weekday: 1, startMinute: 1080 }],
  dates: [],
  fromDay: '2026-11-01',
  untilDay: null,
  timeZone: 'Australia/Sydney',
  priceCents: 0,
  policy: USUAL_POLICY,
};

const WEEK = { from: '2026-11-20T00:00:00.000Z', to: '2026-12-18T00:00:00.000Z' };
let made = 0;

/** A class of five minutes that nobody else's meets, given by the owner. */
async function inputOf(owner: Person) {
  const { id } = await organisationOf(owner);
  made += 1;
  const day = addDays('2026-11-24', made % 20);
  const dates = [{ id: newId(), day, startMinute: (made * 10) % 1_400 }];
  // The owner's place has the id of the organisation.
  const content = { ...CLASS, minutes: 5, times: [], dates, trainerIds: [id] };
  return { params: { id, classId: newId() }, body: { ...content, version: null } };
}

/** Forty-five minutes with any trainer of a gym for $80. */
export const GYM_OFFER: GymOfferInput = {
  name: '=Technique check',
  about: 'One lift, filmed and talked through.',
  minutes: 45,
  noticeHours: 0,
  daysAhead: 28,
  trainerIds: [],
  timeZone: 'Australia/Sydney',
  priceCents: 8_000,
  policy: USUAL_POLICY,
};

async function gymOfferInput(owner: Person) {
  const { id } = await organisationOf(owner);
  const content = { ...GYM_OFFER, trainerIds: [id] };
  return { params: { id, offerId: newId() }, body: { ...content, version: null } };
}

async function roomOf(owner: Person) {
  const params = { ...(await organisationOf(owner)), roomId: newId() };
  const body = { name: `=Studio ${params.roomId}`, capacity: 20, version: null };
  return { params, body };
}

/** Of a class that is stored; for who may store none, of one that is not there. */
async function sessionOf(owner: Person) {
  const { params, body } = await inputOf(owner);
  const { id } = params;
  await owner.call(classesApi.save, { params, body }).catch(() => null);
  const week = await owner.call(staffApi.week, { params: { id }, query: WEEK });
  const session = week.sessions.find(({ classId }) => classId === params.classId);
  return { params: { id, sessionId: session?.id ?? newId() } };
}

/** What the endpoints of classes accept from a person, who owns a gym with it. */
export const classSamples: Record<string, (owner: Person) => object | Promise<object>> = {
  'classesApi.list': async (owner) => ({ params: await organisationOf(owner) }),
  'classesApi.save': inputOf,
  'classesApi.preview': inputOf,
  'classesApi.end': async (owner) => {
    const { params, body } = await inputOf(owner);
    await owner.call(classesApi.save, { params, body }).catch(() => null);
    return { params };
  },
  'classesApi.saveRoom': roomOf,
  'classesApi.removeRoom': async (owner) => ({ params: (await roomOf(owner)).params }),
  'staffApi.week': async (owner) => ({ params: await organisationOf(owner), query: WEEK }),
  'staffApi.substitutes': sessionOf,
  'staffApi.change': async (owner) => {
    const { params } = await sessionOf(owner);
    return { params, body: { memberId: params.id, roomId: null } };
  },
  'staffApi.cancel': async (owner) => ({
    ...(await sessionOf(owner)),
    body: { reason: '=The floor is being repaired.' },
  }),
  'gymOffersApi.list': async (owner) => ({ params: await organisationOf(owner) }),
  'gymOffersApi.save': gymOfferInput,
  'gymOffersApi.end': async (owner) => {
    const { params, body } = await gymOfferInput(owner);
    await owner.call(gymOffersApi.save, { params, body }).catch(() => null);
    return { params };
  },
  'taughtApi.list': () => ({ query: WEEK }),
};
