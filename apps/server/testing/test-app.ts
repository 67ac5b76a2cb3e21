import { createHash, randomUUID } from 'node:crypto';
import { accountApi, type ProfileInput } from '#features/account/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import type { PasswordHashing } from '#features/sign-in/server/public.ts';
import type { Database } from '#platform/server/db/open-database.ts';
import type { Mail, Mailer } from '#platform/server/mail/mailer.ts';
import { createServerApp, type ServerApp, type ServerDependencies } from '../app.ts';
import { TestClient } from './test-client.ts';
import { makeTestDatabase } from './test-database.ts';

export const TEST_SECRET = 'a secret for tests only, long enough to sign';
export const TEST_PASSWORD = 'teal otter counts lamps';
export const TEST_ORIGIN = 'http://localhost:3000';

/** Half past nine in the evening, so that days that slip by a time zone show. */
const START_MS = Date.UTC(2026, 10, 20, 21, 30);

export const ADULT: ProfileInput = {
  firstName: 'Sam',
  age: 30,
  gender: 'female',
  weight: 65,
  height: 165,
  fitnessLevel: 'beginner',
  goals: ['get_fit'],
  role: 'trainee',
};

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** A real hash costs a fifth of a second, and thousands of people sign up in the tests. */
const cheapHashing: PasswordHashing = {
  hash: async (password) => {
    const salt = randomUUID();
    return `${salt}:${digest(salt + password)}`;
  },
  verify: async ({ hash, password }) => {
    const [salt = '', stored] = hash.split(':');
    return digest(salt + password) === stored;
  },
};

export class Person extends TestClient {
  id = '';
  email = '';
  /** The server's clock. */
  nowMs: () => number = () => START_MS;
}

type PersonOptions = {
  email?: string;
  password?: string;
  /** What to save of the profile; false leaves onboarding to do. */
  profile?: Partial<ProfileInput> | false;
};

export type TestClock = { now(): number; set(ms: number): void; advance(ms: number): void };

export type TestApp = {
  app: ServerApp;
  database: Database;
  /** Every mail sent so far, oldest first. */
  outbox: Mail[];
  clock: TestClock;
  /** Makes an account, signs it in and saves a profile, all over HTTP. */
  person(options?: PersonOptions): Promise<Person>;
  /** A browser that nobody has signed in with. */
  stranger: TestClient;
  newStranger(): TestClient;
  /** Another server on the same database; anyone who asks for it closes it. */
  secondServer(): Promise<ServerApp>;
  close(): Promise<void>;
};

/** The whole server over a database of its own: HTTP in, HTTP out, nothing mocked but mail and the clock. */
export async function startTestApp(options: Partial<ServerDependencies> = {}): Promise<TestApp> {
  const database = await makeTestDatabase();
  const outbox: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      outbox.push(mail);
    },
    pretend: async () => {},
    close: async () => {},
  };
  let nowMs = START_MS;
  const clock: TestClock = {
    now: () => nowMs,
    set: (ms) => {
      nowMs = ms;
    },
    advance: (ms) => {
      nowMs += ms;
    },
  };
  const dependencies: ServerDependencies = {
    database,
    mailer,
    clock: clock.now,
    uptimeMs: clock.now,
    secret: TEST_SECRET,
    publicUrl: TEST_ORIGIN,
    webRoot: null,
    log: { level: 'silent' },
    rateLimits: 'off',
    hashing: cheapHashing,
    trustProxy: false,
    ...options,
  };
  const app = await createServerApp(dependencies);
  await app.ready();

  let addresses = 0;
  const nextAddress = () => `10.0.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

  async function person(wanted: PersonOptions = {}): Promise<Person> {
    const someone = new Person(app, nextAddress());
    const email = wanted.email ?? `person-${randomUUID().slice(0, 12)}@example.test`;
    const password = wanted.password ?? TEST_PASSWORD;
    await someone.call(signInApi.signUp, { body: { email, password } });
    // One call tells who was signed in and saves the profile: thousands of people begin in the tests.
    const begin = () =>
      wanted.profile === false
        ? someone.call(accountApi.currentUser, {})
        : someone.call(accountApi.saveProfile, { body: { ...ADULT, ...wanted.profile } });
    let user = await begin().catch(() => null);
    if (!user) {
      await someone.call(signInApi.signIn, { body: { email, password } });
      user = await begin();
    }
    someone.id = user.id;
    someone.email = email;
    someone.nowMs = clock.now;
    return someone;
  }

  return {
    app,
    database,
    outbox,
    clock,
    person,
    stranger: new TestClient(app, nextAddress()),
    newStranger: () => new TestClient(app, nextAddress()),
    secondServer: () => createServerApp(dependencies),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
