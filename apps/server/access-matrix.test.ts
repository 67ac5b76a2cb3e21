import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signInApi } from '#features/sign-in/contract.ts';
import { requestOf } from '#platform/shared/endpoint.ts';
import { isUsualRun } from '#platform/shared/testing/times-to-run.ts';
import { guardedEndpoints, type NamedEndpoint } from './testing/all-endpoints.ts';
import { isFromMail, sampleFor } from './testing/sample-inputs.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

const endpoints = (await guardedEndpoints()).filter((named) => !isFromMail(named));

/** Who is verified, and how old: what the product may make depend on a person. */
const ROLES = ['stranger', 'self', 'other', 'unverified', 'minor'] as const;
type Role = (typeof ROLES)[number];

/** Endpoints that want a verified address. Bookings and messages will stand here. */
const NEEDS_VERIFIED_EMAIL: string[] = [
  'classesApi.end',
  'classesApi.preview',
  'classesApi.removeRoom',
  'classesApi.save',
  'classesApi.saveRoom',
  'gymOffersApi.end',
  'gymOffersApi.save',
  'staffApi.cancel',
  'staffApi.change',
  'staffApi.substitutes',
  'membersApi.reinstateMember',
  'membersApi.invite',
  'membersApi.remove',
  'membersApi.save',
  'membersApi.sendInvitations',
  'membersApi.sendTestInvitation',
  'organisationsApi.offer',
];
/** Endpoints closed to people under 18. */
const ADULTS_ONLY: string[] = ['progressPhotosApi.add'];
/** Endpoints for people of 16 and 17, who are none of the roles. */
const AT_16_AND_17_ONLY: string[] = ['guardianApi.ask'];

const YOUNG = {
  age: 15,
  consents: (['parental_consent', 'digital_age'] as const).map((kind) => ({
    kind,
    wordingVersion: '1',
  })),
};

let app: TestApp;
vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function verified(profile = {}): Promise<Person> {
  const person = await app.person({ profile });
  const link = app.outbox.find(({ to }) => to === person.email)?.text ?? '';
  const token = /\/verify-email\/(\S+)/.exec(link)?.[1] ?? '';
  await person.call(signInApi.verifyEmail, { params: { token } });
  return person;
}

type Pair = { owner: Person; caller: TestClient };

/** Accounts are slow to make on purpose: one pair serves until a call changes who is signed in, or how. */
const pairs = new Map<Role, Pair>();
const CHANGES_WHO =
  /organisationsApi.close|signOut|signUp|signIn|sessions?$|password|stepUp|factor|codes|delet|wipe|import|progressPhotosApi.add/i;

async function actor(role: Role, name: string): Promise<Pair> {
  const kept = pairs.get(role);
  if (kept && !CHANGES_WHO.test(name)) return kept;
  const made = await newPair(role);
  if (!CHANGES_WHO.test(name)) pairs.set(role, made);
  return made;
}

async function newPair(role: Role): Promise<Pair> {
  if (role === 'unverified') {
    const owner = await app.person();
    return { owner, caller: owner };
  }
  if (role === 'minor') {
    const owner = await verified(YOUNG);
    return { owner, caller: owner };
  }
  const owner = await verified();
  if (role === 'self') return { owner, caller: owner };
  return { owner, caller: role === 'stranger' ? app.newStranger() : await verified() };
}

/** Whose rows these are about stands in their body. */
const ROWS_IN_BODY =
  /^(?:foodLogApi\.(?:move|remove|restore)Many|habitMarksApi\.add|leftoversApi\.undoCooked|pastEntriesApi\.change)$/;

/** What each role gets, worked out from the contract alone. */
function expected({ name, endpoint }: NamedEndpoint, role: Role): 'answer' | 401 | 403 | 404 {
  if (role === 'stranger') return endpoint.access === 'public' ? 'answer' : 401;
  if (AT_16_AND_17_ONLY.includes(name)) return 403;
  if (role === 'unverified' && NEEDS_VERIFIED_EMAIL.includes(name)) return 403;
  if (role === 'minor' && ADULTS_ONLY.includes(name)) return 403;
  const ofOwner = endpoint.path.includes('/:id') || ROWS_IN_BODY.test(name);
  if (role === 'other' && ofOwner) return 404;
  return 'answer';
}

/** Ceremonies are bound to the browser that began them: with another's answer nobody gets on. */
const BOUND_TO_BROWSER =
  /passkey(SignIn|s\b)|addPasskey|stepUpByPasskey|confirmSecondFactor|renewRecoveryCodes/i;

/** What is proposed to one person, or made by one, is not there for another to accept or make again. */
const OF_ONE_PERSON = ['checkInsApi.accept', 'organisationsApi.create'];

/** What depends on the caller's plan and days. */
const OF_CALLERS_PLAN = ['reportsApi.pdf'];

const SIGN_IN = { code: 'unauthenticated', message: 'Sign in to continue.' };

/** Anyone who is not the owner never reads who the owner is. */
function expectNothingOf(owner: Person, caller: TestClient, body: string): void {
  if (caller === owner) return;
  expect(body).not.toContain(owner.email);
  expect(body).not.toContain(owner.id);
}

/** What a role may do like everybody else is tried in full by `npm run test:long`. */
const isTried = (named: NamedEndpoint, role: Role): boolean =>
  !isUsualRun || !['unverified', 'minor'].includes(role) || expected(named, role) !== 'answer';

async function requestFor(named: NamedEndpoint, owner: Person) {
  const sample = (await sampleFor(named, owner)) as never;
  const { method, url, body } = requestOf(named.endpoint, sample);
  return { method, url, ...(body === undefined ? {} : { payload: body as object }) };
}

async function tryAs(
  role: Role,
  named: NamedEndpoint,
  { owner, caller }: Pair,
  request: Awaited<ReturnType<typeof requestFor>>,
): Promise<void> {
  const response = await caller.inject(request);
  const about = `${role}: ${response.body}`;
  const wanted = expected(named, role);
  expectNothingOf(owner, caller, response.body);
  if (wanted !== 'answer') {
    expect(response.statusCode, about).toBe(wanted);
    if (wanted === 401) expect(response.json(), about).toMatchObject(SIGN_IN);
    if (wanted === 404) expect(response.body).not.toContain('Rice');
  } else if (caller !== owner && BOUND_TO_BROWSER.test(named.name)) {
    expect(response.statusCode, about).toBeLessThan(500);
  } else if (role === 'other' && OF_CALLERS_PLAN.includes(named.name)) {
    expect([200, 402, 409], about).toContain(response.statusCode);
  } else if (role === 'other' && OF_ONE_PERSON.includes(named.name)) {
    expect(response.statusCode, about).toBe(409);
  } else expect(response.statusCode, about).toBe(200);
}

/** Whom one sample serves: what they are refused is still there for its owner afterwards. */
const mayShare = (named: NamedEndpoint, role: Role): boolean =>
  (role === 'stranger' || role === 'other') && expected(named, role) !== 'answer';

it.each(endpoints)('$name', async (named) => {
  const { owner } = await actor('self', named.name);
  const request = await requestFor(named, owner);
  for (const role of ROLES.filter((one) => mayShare(named, one))) {
    const { caller } = await actor(role, '');
    await tryAs(role, named, { owner, caller }, request);
  }
  await tryAs('self', named, { owner, caller: owner }, request);
  const others = ROLES.filter((one) => one !== 'self' && !mayShare(named, one));
  for (const role of others.filter((one) => isTried(named, one))) {
    const pair = await actor(role, named.name);
    await tryAs(role, named, pair, await requestFor(named, pair.owner));
  }
});
