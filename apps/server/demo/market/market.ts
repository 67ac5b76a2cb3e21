import type { ProfileInput } from '#features/account/contract.ts';
import { sessionPlacesApi, weekApi } from '#features/availability/contract.ts';
import { billingApi } from '#features/billing/contract.ts';
import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import { type Offer, offersApi } from '#features/bookings/contract.ts';
import {
  credentialChecksApi,
  credentialSendingApi,
  credentialsApi,
} from '#features/credentials/contract.ts';
import { COMPARED } from '#features/credentials/rules/credentials.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { trainerProfileApi } from '#features/trainers/contract.ts';
import { STATES } from '#features/trainers/rules/suburbs.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { InProcessClient } from '../../in-process-client.ts';
import {
  SAMPLE_PASSWORD,
  type SamplePerson,
  type SampleStory,
  type SampleWorld,
  sampleEmail,
  signUpSample,
  TIME_ZONE,
} from '../sample-world.ts';
import { keepTrainerHours } from '../trainer-hours.ts';
import { drawFace } from './faces.ts';
import { SAMPLE_TRAINERS, type SampleOffer, type SampleTrainer } from './sample-trainers.ts';
import { SAMPLE_CLIENTS } from './sample-visits.ts';
import { followVisits, type MarketPeople } from './visits.ts';

const OPENS_DAYS_AGO = 35;
const JORDAN_DAYS_AGO = 5;
/** Checks credentials of everybody, here and while the sample is looked at. */
export const SAMPLE_OPERATOR = sampleEmail('Alex Chen');

const adult: Omit<ProfileInput, 'firstName' | 'timeZone'> = {
  age: 36,
  gender: 'female',
  weight: 72,
  height: 174,
  fitnessLevel: 'advanced',
  goals: ['stay_healthy'],
  role: 'trainer',
};

/** "12345 6-11 16-19": weekdays, and the hours of each. */
function toWeek(text: string) {
  const [weekdays = '', ...parts] = text.split(' ');
  return [...weekdays].flatMap((weekday) =>
    parts.map((part) => {
      const [from = 0, to = 0] = part.split('-').map(Number);
      return { weekday: Number(weekday), startMinute: from * 60, endMinute: to * 60 };
    }),
  );
}

/** "Sandy Bay TAS 7005". */
function toPlace(text: string) {
  const words = text.split(' ');
  const postcode = words.pop() ?? null;
  const state = STATES.find((one) => one === words.at(-1));
  if (!state) throw new Error(`${text} names no state.`);
  return { suburb: words.slice(0, -1).join(' '), state, postcode };
}

const toOffer = (
  offer: SampleOffer,
  [first, ...others]: readonly string[],
): Omit<Offer, 'version'> => ({
  id: newId(),
  name: offer.name,
  minutes: offer.minutes,
  gridMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: offer.isOnline ? 0 : 15,
  noticeHours: 12,
  daysAhead: 42,
  maxPerDay: null,
  maxPerWeek: null,
  hours: null,
  placeId: offer.isOnline || offer.isAtClients ? null : (first ?? null),
  otherPlaceIds: offer.isOnline || offer.isAtClients || offer.people ? [] : [...others],
  atClients: offer.isAtClients ?? false,
  priceCents: offer.dollars * 100,
  capacity: offer.people ?? 1,
  isOnline: offer.isOnline ?? false,
  link: offer.isOnline ? 'https://meet.vigour.example/room' : null,
  needsApproval: offer.needsApproval ?? false,
  policy: USUAL_POLICY,
  packs: offer.pack
    ? [{ credits: offer.pack[0], priceCents: offer.pack[1] * 100, validDays: 180 }]
    : [],
});

/** Where a trainer meets people. */
async function keepPlace(person: SamplePerson | undefined, text: string): Promise<string> {
  const { suburb, postcode } = toPlace(text);
  const id = newId();
  const body = { id, name: `${suburb} studio`, suburb, postcode, travelMinutes: {} };
  await person?.call(sessionPlacesApi.add, { body });
  return id;
}

async function keepOffers(
  { people, offers }: MarketPeople,
  name: string,
  list: readonly SampleOffer[],
  places: readonly string[],
): Promise<void> {
  const placeIds: string[] = [];
  for (const place of places) placeIds.push(await keepPlace(people.get(name), place));
  for (const one of list) {
    const body = toOffer(one, placeIds);
    await people.get(name)?.call(offersApi.add, { body });
    offers.set(`${name}: ${one.name}`, body.id);
  }
}

/** Offers, profile and picture; then the choice to be listed. */
async function list(market: MarketPeople, trainer: SampleTrainer): Promise<void> {
  const person = market.people.get(trainer.name);
  if (!person) return;
  const { offers, week, zone, face, credential: _credential, places, ...profile } = trainer;
  if ((await person.call(weekApi.read, {})) === null) {
    const times = { timeZone: zone ?? TIME_ZONE, week: toWeek(week), usualTravelMinutes: 20 };
    await person.call(weekApi.save, { body: { ...times, version: null } });
  }
  await keepOffers(market, trainer.name, offers, places);
  await person.call(trainerProfileApi.save, {
    body: { ...profile, places: places.map(toPlace), version: 0 },
  });
  const photo = (await drawFace(face)).toString('base64');
  await person.call(trainerProfileApi.savePhoto, { body: { photo } });
  await person.call(trainerProfileApi.list, { body: { wantsListing: true } });
}

/** Keeps what a trainer was awarded, and sends it to be checked. */
async function keepCredential(
  person: SamplePerson,
  { kind, title, body, number, days, state }: NonNullable<SampleTrainer['credential']>,
  today: CalendarDay,
): Promise<void> {
  const id = newId();
  const expiresOn = days === null ? null : addDays(today, days);
  await person.call(credentialsApi.add, { body: { id, kind, title, body, number, expiresOn } });
  if (state === 'kept') return;
  await person.call(credentialSendingApi.send, { params: { id }, body: { document: null } });
}

/** Checks what is to be checked; the others wait. */
async function checkCredentials(world: SampleWorld): Promise<void> {
  const operator = new InProcessClient(world.app, '10.2.0.1');
  await operator.call(signInApi.signIn, {
    body: { email: SAMPLE_OPERATOR, password: SAMPLE_PASSWORD },
  });
  const { waiting } = await operator.call(credentialChecksApi.list, {});
  for (const { id, number } of waiting) {
    const sent = SAMPLE_TRAINERS.find(({ credential }) => credential?.number === number);
    if (sent?.credential?.state !== 'checked') continue;
    await operator.call(credentialChecksApi.decide, {
      params: { id },
      body: {
        check: 'checked',
        note: '',
        compared: [...COMPARED],
        source: 'nothing: this is a sample, nobody looked it up',
      },
    });
  }
}

/** The trainer in trial: hours and offers, and a profile that lacks a photo. */
async function beginTrainer(market: MarketPeople, jordan: SamplePerson, today: CalendarDay) {
  await keepTrainerHours(jordan, today);
  const offers: SampleOffer[] = [
    { name: 'Coaching session', minutes: 60, dollars: 90 },
    { name: 'Try a session', minutes: 45, dollars: 0, needsApproval: true },
  ];
  await keepOffers(market, jordan.name, offers, ['Newtown NSW 2042']);
  await jordan.call(trainerProfileApi.save, {
    body: {
      name: jordan.name,
      headline: 'Lift well, then lift more',
      bio: 'I coach people who have trained for a while and are stuck. We film your lifts, change one thing at a time and write down what it did.',
      specialties: ['Strength', 'Powerlifting'],
      languages: ['English'],
      formats: ['in-person'],
      gender: null,
      trainsSince: 2017,
      places: [toPlace('Newtown NSW 2042')],
      version: 0,
    },
  });
}

type Known = { robin: SamplePerson; sam: SamplePerson; priya: SamplePerson; jordan: SamplePerson };

/** A small market of sample trainers, and what people book, cancel, miss and review in five weeks. */
export function marketStory(world: SampleWorld, known: Known): SampleStory {
  const { robin, sam, priya, jordan } = known;
  const market: MarketPeople = {
    people: new Map([robin, sam, priya, jordan].map((person) => [person.name, person])),
    offers: new Map(),
    bookings: new Map(),
  };
  async function open(today: CalendarDay): Promise<void> {
    for (const name of SAMPLE_CLIENTS) {
      market.people.set(name, await signUpSample(world, name, { ...adult, role: 'trainee' }));
    }
    for (const trainer of SAMPLE_TRAINERS) {
      const { name, gender, credential } = trainer;
      const hasSeat = market.people.has(name);
      const person =
        market.people.get(name) ??
        (await signUpSample(world, name, { ...adult, gender: gender ?? 'female' }));
      market.people.set(name, person);
      if (hasSeat) await keepTrainerHours(person, today);
      else {
        const body = { priceId: 'price_trainer_pro_monthly', agreed: 'trial' } as const;
        await person.call(billingApi.choose, { body });
      }
      await list(market, trainer);
      if (credential) await keepCredential(person, credential, today);
    }
    await checkCredentials(world);
  }
  return {
    person: priya,
    async onDay(day) {
      const today = addDays(day.date, day.daysAgo);
      if (day.daysAgo === OPENS_DAYS_AGO) await open(today);
      if (day.daysAgo === JORDAN_DAYS_AGO) await beginTrainer(market, jordan, today);
      if (day.daysAgo < OPENS_DAYS_AGO) await followVisits(market, day);
    },
  };
}
