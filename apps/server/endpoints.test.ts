import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestOf } from '#platform/shared/endpoint.ts';
import { allEndpoints, changes, type NamedEndpoint } from './testing/all-endpoints.ts';
import { verifyEmail } from './testing/gyms.ts';
import { sampleFor, staleSamples } from './testing/sample-inputs.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';

const endpoints = await allEndpoints();

/** For the browser's address bar: redirects, which no contract describes. */
const BROWSER_ROUTES = [
  'GET /api/profile/photo/{tag}',
  'GET /api/progress-photos/{id}/picture',
  'GET /api/credential-checks/{id}/document',
  'GET /api/recipe-photos/{photoId}',
  'GET /api/client-photos/{bookingId}/{tag}',
  'GET /api/trainer-photos/{tag}',
  'GET /api/booking-calendar/{token}.ics',
  'GET /trainers/{slug}',
  'GET /shared/recipes/{token}',
  'GET /shared/recipes/{token}/photo.webp',
  'GET /api/login',
  'GET /api/callback',
  'GET /api/auth/facebook',
  'GET /api/auth/facebook/callback',
  'GET /api/my-data/exports/{id}/file',
  'GET /api/csv-imports/{id}/errors',
  'GET /api/training-history.csv',
  'GET /api/meal-calendar/{token}.ics',
];

let app: TestApp;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
  await verifyEmail(app, ana);
  ben = await app.person();
});
afterAll(() => app.close());

/** The request that carries `owner`'s own accepted input. */
async function requestFor(named: NamedEndpoint, owner: Person) {
  const { method, url, body } = requestOf(named.endpoint, (await sampleFor(named, owner)) as never);
  return { method, url, ...(body === undefined ? {} : { payload: body as object }) };
}

describe('who may call', () => {
  it('strangers: exactly these', () => {
    const open = endpoints.filter(({ endpoint }) => endpoint.access === 'public');
    expect(open.map(({ name }) => name)).toEqual([
      'guardianApi.confirm',
      'householdInvitationsApi.decline',
      'householdInvitationsApi.look',
      'invitationsApi.decline',
      'invitationsApi.look',
      'notificationsApi.stop',
      'outsideApi.giveEmail',
      'reportSharesApi.shared',
      'reviewsApi.list',
      'securityApi.confirmEmail',
      'securityApi.passkeySignIn',
      'securityApi.passkeySignInOptions',
      'securityApi.secondStep',
      'securityApi.undoEmail',
      'sharedShoppingApi.read',
      'sharedShoppingApi.tick',
      'signInApi.requestPasswordReset',
      'signInApi.resendVerification',
      'signInApi.resetPassword',
      'signInApi.signIn',
      'signInApi.signOut',
      'signInApi.signUp',
      'signInApi.verifyEmail',
      'timesApi.between',
      'timesApi.next',
      'timesApi.offer',
      'trainersApi.read',
      'trainersApi.search',
      'trainersApi.suburbs',
    ]);
  });
});

describe('the contracts', () => {
  it('are all handled, and nothing else is', async () => {
    const { paths } = (await app.stranger.inject({ url: '/api/openapi.json' })).json() as {
      paths: Record<string, object>;
    };
    const handled = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = endpoints.map(
      ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
    );
    const byContract = handled.filter((route) => !BROWSER_ROUTES.includes(route));
    expect(byContract.sort()).toEqual(declared.sort());
  });

  it('have samples for the guards, and no more', () => {
    expect(staleSamples(endpoints)).toEqual([]);
  });
});

describe('anti-forgery', () => {
  const refused = { code: 'forbidden', reason: 'stale_csrf_token' };

  it.each(endpoints.filter(changes))('$name needs this session’s own token', async (named) => {
    const request = await requestFor(named, ana);
    const before = await ana.csrfToken();
    const strangers = await app.newStranger().csrfToken();
    const bens = await ben.csrfToken();
    const tampered = `${before.slice(0, -2)}${before.endsWith('AA') ? 'BB' : 'AA'}`;
    const missing = await ana.bare(request);
    expect(missing.statusCode).toBe(403);
    expect(missing.json()).toMatchObject(refused);
    for (const token of ['', 'x', strangers, bens, tampered]) {
      const response = await ana.bare({ ...request, headers: { 'x-csrf-token': token } });
      expect(response.statusCode, `token ${token}`).toBe(403);
      expect(response.json()).toMatchObject(refused);
    }
    const foreign = await ana.bare({
      ...request,
      headers: { 'x-csrf-token': before, origin: 'https://evil.example' },
    });
    expect(foreign.json()).toMatchObject({ code: 'forbidden', reason: 'foreign_origin' });
  });

  it('renews the token at sign-in and at sign-out', async () => {
    const request = { method: 'PATCH' as const, url: '/api/auth/units', payload: {} };
    const someone = await app.person();
    const signedIn = await someone.csrfToken();
    const token = { 'x-csrf-token': signedIn };
    expect((await someone.bare({ ...request, headers: token })).statusCode).toBe(200);
    await someone.inject({ method: 'POST', url: '/api/auth/sign-out' });
    const after = await someone.bare({ ...request, headers: token });
    expect(after.statusCode).toBe(403);
    expect((await someone.inject(request)).statusCode).toBe(401);
  });
});
