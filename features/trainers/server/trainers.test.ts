import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingsApi, timesApi } from '#features/bookings/contract.ts';
import { afterwardsApi } from '#features/missed-sessions/contract.ts';
import { invitationsApi, membersApi } from '#features/organisations/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import {
  book,
  offerOf,
  trainerWith,
  verifiedPerson,
} from '../../../apps/server/testing/booking-world.ts';
import { gymOwner, mailedToken, verifyEmail } from '../../../apps/server/testing/gyms.ts';
import { photoOf } from '../../../apps/server/testing/sample-photos.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import {
  keepTrainerProfile,
  trainerProfile,
} from '../../../apps/server/testing/trainer-samples.ts';
import { trainersApi } from '../contract/browsing.ts';
import { trainerPhotoAddress, trainerProfileApi } from '../contract/profile.ts';
import { reviewsApi } from '../contract/reviews.ts';
import { suburbs } from './providers/suburbs.ts';

const OPERATOR = 'operator@example.test';

let app: TestApp;
let operator: Person;
let kit: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp({ operatorEmails: [OPERATOR], pageLabel: 'Sample data' });
  operator = await app.person({ email: OPERATOR });
  await verifyEmail(app, operator);
  ben = await app.person();
});
beforeEach(async () => {
  kit = await app.person({ profile: { role: 'trainer', age: 34 } });
});
afterAll(() => app.close());

const own = (person: Person) => person.call(trainerProfileApi.get, {});

test('a profile is kept for its trainer alone, who sees how it will look', async () => {
  await keepTrainerProfile(kit);
  await kit.call(trainerProfileApi.savePhoto, { body: { photo: await photoOf() } });
  const state = await own(kit);
  expect(state).toMatchObject({ version: 1, isListed: false, wantsListing: false });
  expect(state.gaps).toEqual(['verify-email', 'hours', 'offer', 'plan']);
  const params = { slug: state.slug ?? '' };
  const preview = await kit.call(trainersApi.read, { params });
  expect(preview).toMatchObject({ name: 'Kit Marlow', isOwn: true, photo: state.photo });
  for (const other of [ben, app.newStranger()]) {
    await expect(other.call(trainersApi.read, { params })).rejects.toMatchObject({ status: 404 });
    const photo = await other.inject({ url: trainerPhotoAddress(state.photo ?? '') });
    expect(photo.statusCode).toBe(404);
  }
  const picture = await kit.inject({ url: trainerPhotoAddress(state.photo ?? '') });
  expect(picture.headers['content-type']).toBe('image/webp');
  expect(await own(ben)).toMatchObject({ version: 0, slug: null, photo: null });
});

test('two of one name get addresses of their own, which stay', async () => {
  const mia = await app.person();
  await keepTrainerProfile(kit);
  await keepTrainerProfile(mia);
  const [first, second] = [(await own(kit)).slug, (await own(mia)).slug];
  expect(first).not.toBe(second);
  const body = { ...trainerProfile, name: 'Kit Other', version: 1 };
  expect((await kit.call(trainerProfileApi.save, { body })).slug).toBe(first);
});

test('an older version is refused with the current one, and an incomplete profile cannot be listed', async () => {
  await keepTrainerProfile(kit);
  await expect(
    kit.call(trainerProfileApi.save, { body: { ...trainerProfile, version: 0 } }),
  ).rejects.toMatchObject({ status: 409, reason: 'edited_elsewhere' });
  await expect(
    kit.call(trainerProfileApi.list, { body: { wantsListing: true } }),
  ).rejects.toMatchObject({ status: 409, reason: 'profile_incomplete' });
});

test('what a gym’s file said of a trainer fills the draft, and nothing public', async () => {
  const { owner, gym } = await gymOwner(app);
  const body = { id: newId(), email: kit.email, role: 'trainer' as const };
  await owner.call(membersApi.invite, {
    params: gym,
    body: { ...body, firstName: 'Kit', lastName: '', phone: '' },
  });
  await kit.call(invitationsApi.accept, {
    body: { token: mailedToken(app, kit.email, '/invitations') },
  });
  await app.database.pool.query(
    `update organisation_members set specialties = 'Strength, Running', bio = 'Patient.' where id = $1`,
    [body.id],
  );
  expect((await own(kit)).profile).toMatchObject({
    specialties: ['Strength', 'Running'],
    bio: 'Patient.',
  });
  expect((await own(kit)).slug).toBeNull();
});

test('suburbs of Australia stand where they are', async () => {
  const at = (suburb: string) => suburbs().positionOf({ suburb, state: 'NSW' });
  expect(at('Bondi')).toMatchObject({ latitude: -33.894, longitude: 151.264 });
  expect(at('Nowhere')).toBeNull();
  const found = await app.stranger.call(trainersApi.suburbs, { query: { name: 'st kil' } });
  expect(found[0]).toEqual({ suburb: 'Saint Kilda', state: 'VIC' });
});

/** A trainer who lacks nothing and chose to be listed. */
async function listed(changes: Partial<typeof trainerProfile> = {}) {
  const { trainer, offerId } = await trainerWith(app, { name: 'Personal training' });
  const body = { ...trainerProfile, ...changes, version: 0 };
  await trainer.call(trainerProfileApi.save, { body });
  await trainer.call(trainerProfileApi.savePhoto, { body: { photo: await photoOf() } });
  const state = await trainer.call(trainerProfileApi.list, { body: { wantsListing: true } });
  return { trainer, offerId, slug: state.slug ?? '', state };
}

test('a listed trainer is found with why, and by nobody once they withdraw', async () => {
  const { trainer, slug, state } = await listed({ name: 'Ari Marsh', specialties: ['Fencing'] });
  expect(state).toMatchObject({ isListed: true, gaps: [] });
  const near = { specialty: 'fencing', suburb: 'Coogee', state: 'NSW', maxKm: '10' } as const;
  const find = (query: object) => app.newStranger().call(trainersApi.search, { query });
  const found = await find({ ...near, maxPrice: '100', weekday: '2', timeOfDay: 'day' });
  expect(found).toMatchObject({ count: 1, isSuburbKnown: true });
  expect(found.trainers[0]).toMatchObject({ slug, fromCents: 9_000 });
  expect(found.trainers[0]?.reasons.map(({ kind }) => kind)).toEqual([
    'specialty',
    'distance',
    'session',
  ]);
  // The session that meets price, day and time together.
  expect(found.trainers[0]?.reasons.at(-1)).toMatchObject({
    name: 'Personal training',
    minutes: 60,
    priceCents: 9_000,
    isGroup: false,
  });
  expect((await find({ ...near, weekday: '2,4' })).count).toBe(1);
  await expect(find({ weekday: '8' })).rejects.toMatchObject({ status: 400 });
  const tooCheap = await find({ ...near, maxPrice: '50' });
  expect(tooCheap).toMatchObject({ count: 0, without: [{ wish: 'maxPrice', count: 1 }] });
  expect(found.without).toEqual([]);
  expect((await find({ ...near, timeOfDay: 'evening' })).count).toBe(0);
  const page = await app.newStranger().bare({ url: `/trainers/${slug}` });
  expect(page.headers['content-type']).toMatch(/html/);
  expect(page.body).toContain('property="og:title" content="Ari Marsh"');
  expect(page.body).toContain('aria-label="Notice">Sample data<');
  expect(page.body).not.toContain('<script');
  expect(page.body).not.toContain(trainer.email);
  await trainer.call(trainerProfileApi.list, { body: { wantsListing: false } });
  expect((await find(near)).count).toBe(0);
  const params = { slug };
  await expect(ben.call(trainersApi.read, { params })).rejects.toMatchObject({ status: 404 });
  const { rows } = await app.database.pool.query(
    'select bio, picture from trainer_listings where slug = $1',
    [slug],
  );
  expect(rows).toEqual([{ bio: '', picture: null }]);
});

test('clients read the name of the listing, at a booking too, and the account’s once it is withdrawn', async () => {
  const { trainer, offerId } = await listed({ name: 'Ari Marsh' });
  const client = await verifiedPerson(app);
  const { id } = await book(client, offerId, '2026-11-23T22:00:00.000Z');
  const params = { id };
  const namesTo = async (person: Person) => {
    const { trainerName } = await person.call(bookingsApi.one, { params });
    return [(await person.call(timesApi.offer, { params: { offerId } })).trainerName, trainerName];
  };
  expect(await namesTo(client)).toEqual(['Ari Marsh', 'Ari Marsh']);
  const mail = app.outbox.findLast(({ to }) => to === client.email);
  expect(mail?.text).toContain('With Ari Marsh.');
  // A picture is missing: the listing is hidden, the name stays.
  await trainer.call(trainerProfileApi.removePhoto, {});
  expect(await namesTo(client)).toEqual(['Ari Marsh', 'Ari Marsh']);
  await trainer.call(trainerProfileApi.list, { body: { wantsListing: false } });
  expect(await namesTo(client)).toEqual(['Priya', 'Priya']);
});

test('words find names, specialties, stories, suburbs and offers, and say where they stand', async () => {
  const { trainer, slug } = await listed({
    name: 'Zoë Will',
    specialties: ['Rehabilitation'],
    bio: 'I have helped people for years. Many came with a sore shoulder. They left without.',
  });
  const find = async (words: string, more: object = {}) => {
    const query = { words, ...more };
    return app.newStranger().call(trainersApi.search, { query });
  };
  const why = async (words: string) => {
    const found = (await find(words)).trainers.find((one) => one.slug === slug);
    const reason = found?.reasons.find(({ kind }) => kind === 'words');
    return reason?.kind === 'words' ? [reason.texts.map(({ text }) => text), reason.closeTo] : null;
  };
  expect(await why('zoe')).toEqual([['Zoë Will'], []]);
  expect(await why('Will')).toEqual([['Zoë Will'], []]);
  expect(await why('my sore knee')).toEqual([['Rehabilitation'], ['sore', 'knee']]);
  expect(await why('shoulders helping')).toEqual([
    ['Rehabilitation', 'I have helped people for years.'],
    ['shoulders'],
  ]);
  expect(await why('zoe bondi')).toEqual([['Zoë Will', 'Bondi'], []]);
  expect(await why('zoe personal')).toEqual([['Zoë Will', 'Personal training'], []]);
  // Nobody answers both words: who answers one is shown, and it is said.
  expect((await find('zoe xylophone')).words).toBe('some');
  expect(await find('xylophone')).toMatchObject({ count: 0, words: 'all' });
  expect((await find('zoe')).words).toBe('all');
  expect((await find('zoe', { format: 'group' })).count).toBe(0);
  expect((await find('zoe', { format: 'one-to-one' })).count).toBe(1);
  await expect(find('x'.repeat(81))).rejects.toMatchObject({ status: 400 });
  // A new offer is found within a minute, and nothing once they withdraw.
  await offerOf(trainer, { name: 'Parkour for two' });
  await app.app.jobs.runDue();
  expect(await why('parkour')).toEqual([['Parkour for two'], []]);
  await trainer.call(trainerProfileApi.list, { body: { wantsListing: false } });
  expect((await find('parkour')).count).toBe(0);
});

test('a search finds the next free time before and after it was found ahead, and writes nothing', async () => {
  const { trainer, offerId } = await listed({ specialties: ['Juggling'] });
  const other = await listed({ specialties: ['Juggling'] });
  const client = await verifiedPerson(app);
  // Saturday 21 November in Sydney, from 9:00.
  const [first, second] = ['2026-11-20T22:00:00.000Z', '2026-11-20T23:00:00.000Z'];
  const { pool } = app.database;
  const kept = () =>
    pool.query('select * from next_free order by owner_id').then(({ rows }) => rows);
  const find = async (wishes: object = {}) => {
    const query = { specialty: 'Juggling', ...wishes };
    const before = await kept();
    const { trainers } = await app.newStranger().call(trainersApi.search, { query });
    expect(await kept()).toEqual(before);
    return new Map(trainers.map((one) => [one.slug, new Date(one.nextFreeMs ?? 0).toISOString()]));
  };
  const slug = (await own(trainer)).slug ?? '';
  const expectNext = async (start: string, wishes?: object) => {
    expect((await find(wishes)).get(slug)).toBe(start);
    await app.app.jobs.runDue();
    expect((await find(wishes)).get(slug)).toBe(start);
  };
  await expectNext(first);
  const booking = await book(client, offerId, first);
  await expectNext(second);
  expect([...(await find())]).toEqual([
    [other.slug, first],
    [slug, second],
  ]);
  const tuesdayAtNine = '2026-11-23T22:00:00.000Z';
  await expectNext(tuesdayAtNine, { weekday: '2', timeZone: 'Australia/Sydney' });
  await book(client, offerId, tuesdayAtNine);
  await expectNext('2026-11-23T23:00:00.000Z', { weekday: '2', timeZone: 'Australia/Sydney' });
  // From five in the evening there is nothing, but it is evening in New York.
  expect((await find({ timeOfDay: 'evening', timeZone: 'Australia/Sydney' })).size).toBe(0);
  await expectNext(second, { timeOfDay: 'evening', timeZone: 'America/New_York' });
  const body = { version: booking.version, feeCents: 0, takesCredit: false, reason: null };
  await client.call(bookingsApi.cancel, { params: { id: booking.id }, body });
  await expectNext(first);
  // Held, then let go by the clock alone: the task notices.
  await client.call(bookingsApi.hold, { body: { id: newId(), offerId, start: first } });
  await expectNext(second);
  app.clock.advance(11 * 60_000);
  await app.app.jobs.runDue();
  await expectNext(first);
  app.clock.advance(-11 * 60_000);
});

test('who lacks something by now is hidden within the hour, and back once it is there', async () => {
  const { trainer, slug } = await listed();
  const isShown = async () =>
    (await app.newStranger().call(trainersApi.search, { query: {} })).trainers.some(
      (one) => one.slug === slug,
    );
  expect(await isShown()).toBe(true);
  await trainer.call(trainerProfileApi.removePhoto, {});
  expect(await isShown()).toBe(false);
  expect(await own(trainer)).toMatchObject({ wantsListing: true, gaps: ['photo'] });
  await trainer.call(trainerProfileApi.savePhoto, { body: { photo: await photoOf() } });
  expect(await isShown()).toBe(true);
});

test('a client reviews a session that took place, once; the trainer replies, an operator takes down', async () => {
  const { trainer, offerId, slug } = await listed();
  const client = await verifiedPerson(app);
  const booking = await book(client, offerId, '2026-11-22T22:00:00.000Z');
  const save = (person: Person, stars = 5) =>
    person.call(reviewsApi.save, { params: { id: booking.id }, body: { stars, text: 'Patient.' } });
  await expect(save(client)).rejects.toMatchObject({ status: 409, reason: 'not_yet' });
  const now = app.clock.now();
  app.clock.set(Date.parse('2026-11-23T00:00:00.000Z'));
  const params = { slug };
  expect((await client.call(trainersApi.read, { params })).toReview).toBe(booking.id);
  await save(client);
  await save(client, 4);
  for (const other of [trainer, ben]) {
    await expect(save(other)).rejects.toMatchObject({ status: 409 });
    await expect(
      other.call(reviewsApi.remove, { params: { id: booking.id } }),
    ).rejects.toMatchObject({ status: 404 });
  }
  await expect(
    ben.call(reviewsApi.reply, { params: { id: booking.id }, body: { text: 'Hi' } }),
  ).rejects.toMatchObject({ status: 404 });
  await trainer.call(reviewsApi.reply, { params: { id: booking.id }, body: { text: 'Thanks!' } });
  const read = () => app.newStranger().call(reviewsApi.list, { query: { slug } });
  expect(await read()).toMatchObject({
    count: 1,
    reviews: [{ stars: 4, reply: 'Thanks!', isOwn: false }],
  });
  // An average needs three.
  expect(await client.call(trainersApi.read, { params })).toMatchObject({
    toReview: null,
    stars: null,
    reviews: 1,
  });
  const id = booking.id;
  // Hidden while it is open whether the session took place, for a week at most once that is disputed.
  const say = async (person: Person, act: 'say' | 'dispute' | 'withdraw') => {
    const { version } = await person.call(bookingsApi.one, { params: { id } });
    await person.call(afterwardsApi.missing, { params: { id }, body: { version, act } });
  };
  const isHidden = async () => (await client.call(reviewsApi.mine, {}))[0]?.isHidden;
  await say(trainer, 'say');
  expect([(await read()).count, await isHidden()]).toEqual([0, true]);
  expect((await client.call(trainersApi.read, { params })).reviews).toBe(0);
  await expect(save(client)).rejects.toMatchObject({ reason: 'not_yet' });
  await say(trainer, 'withdraw');
  expect([(await read()).count, await isHidden()]).toEqual([1, false]);
  await say(trainer, 'say');
  await say(client, 'dispute');
  expect((await read()).count).toBe(0);
  const disputedAt = app.clock.now();
  app.clock.advance(7 * 86_400_000);
  await app.app.jobs.runDue();
  expect([(await read()).count, await isHidden()]).toEqual([1, false]);
  app.clock.set(disputedAt);
  await say(trainer, 'withdraw');
  await ben.call(reviewsApi.report, { params: { id }, body: { reason: 'Not true.' } });
  expect(await ben.call(reviewsApi.reported, {})).toEqual([]);
  const judge = { params: { id }, body: { keeps: false } };
  await expect(ben.call(reviewsApi.judge, judge)).rejects.toMatchObject({ status: 404 });
  const reported = await operator.call(reviewsApi.reported, {});
  expect(reported).toMatchObject([{ reason: 'Not true.', slug }]);
  await operator.call(reviewsApi.judge, judge);
  expect(await read()).toMatchObject({ count: 0 });
  await expect(save(client)).rejects.toMatchObject({ reason: 'taken_down' });
  app.clock.set(now);
});
