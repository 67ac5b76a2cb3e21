import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALENDAR_PATH } from '#features/meal-calendar/contract.ts';
import { pictureAddress } from '#features/progress-photos/rules/photo-limits.ts';
import { photoPath, sharedPath } from '#features/recipes/rules/recipe-addresses.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { allEndpoints } from './testing/all-endpoints.ts';
import { unboundTables } from './testing/owner-filter.ts';
import { sampleFor } from './testing/sample-inputs.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from './testing/test-app.ts';

/** Tables that belong to nobody in particular. */
const WITHOUT_OWNER: Record<string, string> = {
  booked_sessions:
    'Of a trainer and everybody who comes; a booking is reached by one of its two people.',
  booking_waiting: 'Of a session, by who waits for it.',
  bookings: 'Of two people: reached with the id of one of them.',
  pack_credits: 'Of a pack.',
  packs_bought: 'Of two people: who sold it and who bought it.',
  credential_checks:
    'What trainers sent to be checked, and what was said of it: read by its trainer and by a CredentialChecker.',
  missed_searches:
    'Searches that found nothing: words several people asked for, and keyed hashes until then.',
  food_imports: 'How far the shared foods have been loaded.',
  food_words: 'The words of the shared foods, for typing errors; own foods are not in it.',
  jobs: 'Work to be done in the background: ids, and emails that are sealed.',
  foods:
    'The catalogue and products: everybody finds the same. Own foods are in a table of their own.',
  organisation_offers: 'What an organisation offers one to one: reached by an OrganisationId.',
  organisation_classes: 'What an organisation offers its members: reached by an OrganisationId.',
  organisation_rooms: 'Of an organisation.',
  organisation_events: 'What was done in an organisation: its own, reached by an OrganisationId.',
  organisation_invitations: 'Of an organisation.',
  organisation_members: 'Of an organisation, also before the person has an account.',
  organisations: 'Belong to all their members.',
  online_searches: 'What Open Food Facts answered to a query; it does not say who asked.',
  trainer_listings: 'What trainers chose to show: everybody finds the same. Drafts have an owner.',
  trainer_reviews:
    'What clients say of trainers, read by everybody: of its client and its trainer.',
  users: 'The owners themselves; an account is found by its address before anybody is known.',
  sign_in_tries: 'Failed sign-ins by hashed name, before anybody is known.',
  verifications: 'State of a sign-in under way, before anybody is known.',
};

/** Indexes that do not begin with the owner. */
const INDEX_WITHOUT_OWNER: Record<string, string> = {
  offers_by_id: 'A page names the offer; whose it is is looked for.',
  calendar_addresses_by_try: 'The round asks which calendars are due before anybody is known.',
  household_people_member: 'Erasing an account looks for the households it has joined.',
  csv_imports_organisation:
    'Mappings follow the organisation: how columns were read, whoever of its admins imported.',
  meal_plan_calendars_token: 'An address names the plan; whose it is is looked for.',
  booking_calendars_token: 'An address names the bookings; whose it is is looked for.',
  passkeys_credentialId_unique: 'A passkey names the person; the account behind is looked for.',
  recipe_shares_token: 'A link names the recipe; whose it is is looked for.',
  report_shares_token: 'A link names the report; whose it is is looked for.',
  shopping_lists_token: 'A link names the list; whose it is is looked for.',
  subscriptions_due: 'The round asks whose subscription is due before anybody is known.',
  sessions_token_unique: 'A cookie is looked up before its owner is known.',
  sign_in_accounts_provider_account:
    'A provider names the person; the account behind is what is looked for.',
};

/** Statements on owners' tables that name no owner: all of them find out who a person is. */
const STATEMENT_WITHOUT_OWNER: { table: string; says: RegExp; because: string }[] = [
  { table: 'sessions', says: /"token" = \$/, because: 'The cookie is the question who it is.' },
  {
    table: 'passkeys',
    says: /"credential_id" = \$|set "counter" = \$1 where "passkeys"."id" = \$2/,
    because: 'The passkey is the question who it is.',
  },
  {
    table: 'offers',
    says: /"offers" where "offers"\."id" = \$/,
    because: 'The page of an offer is the question whose it is.',
  },
  {
    table: 'offers',
    says: /from "booking_waiting" .*left join "offers" on "offers"\."id" = "booked_sessions"\."offer_id"/,
    because: 'The session that a person waits for names its offer.',
  },
  {
    table: 'offers',
    says: /select "owner_id", coalesce\(min\(.*'priceCents'/,
    because: 'A search of trainers compares the prices of all.',
  },
  {
    table: 'next_free',
    says: /select "owner_id", "starts", "changes"/,
    because: 'A search of trainers compares when all are free.',
  },
  {
    table: 'profile_photos',
    says: /left join "profile_photos" on .*"is_shown" = \$/,
    because: 'Who lets trainers see their picture: only its name is read, beside theirs.',
  },
  {
    table: 'meal_plan_calendars',
    says: /"token" = \$/,
    because: 'The address is the question whose plan it is.',
  },
  {
    table: 'recipe_shares',
    says: /"token" = \$/,
    because: 'The link is the question which recipe it is about.',
  },
  {
    table: 'report_shares',
    says: /"token" = \$/,
    because: 'The link is the question which report it is about.',
  },
  {
    table: 'shopping_lists',
    says: /"token" = \$/,
    because: 'The link is the question which list it is about.',
  },
];

let app: TestApp;
const statements = new Set<string>();
const original = pg.Client.prototype.query;

beforeAll(async () => {
  app = await startTestApp();
  pg.Client.prototype.query = function logged(this: pg.Client, ...given: unknown[]) {
    const [query] = given as [string | { text: string }];
    statements.add(typeof query === 'string' ? query : query.text);
    return original.apply(this, given as never);
  } as typeof original;
});
afterAll(async () => {
  pg.Client.prototype.query = original;
  await app.close();
});

/** Mails are written in the background. */
const WAIT = { timeout: 10_000, interval: 50 };

const YOUNG = {
  age: 15,
  consents: (['parental_consent', 'digital_age'] as const).map((kind) => ({
    kind,
    wordingVersion: '1',
  })),
};

/** Confirms the address and sets a new password, by the links that were mailed. */
async function followMails(email: string): Promise<void> {
  const client = app.newStranger();
  await client.call(signInApi.requestPasswordReset, { body: { email } });
  const linked = (path: RegExp) =>
    vi.waitFor(() => {
      const texts = app.outbox.filter(({ to }) => to === email).map(({ text }) => text);
      const token = texts.map((text) => path.exec(text)?.[1]).find(Boolean);
      if (!token) throw new Error(`No mail to ${email} has a link like ${path}.`);
      return token;
    }, WAIT);
  const token = await linked(/\/verify-email\/(\S+)/);
  await client.call(signInApi.verifyEmail, { params: { token } });
  const reset = {
    token: await linked(/\/login\/reset\/(\S+)/),
    newPassword: TEST_PASSWORD,
  };
  await client.call(signInApi.resetPassword, { body: reset });
  await client.call(signInApi.signIn, { body: { email, password: TEST_PASSWORD } });
}

async function column(query: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ name: string }>(query);
  return rows.map(({ name }) => name).sort();
}

const TABLES = `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`;
const OWNED = `${TABLES} and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'owner_id' and not attisdropped)`;

describe('the tables', () => {
  it('say whose each row is, except these', async () => {
    const owned = await column(OWNED);
    const unowned = (await column(TABLES)).filter((table) => !owned.includes(table));
    expect(unowned).toEqual(Object.keys(WITHOUT_OWNER).sort());
    expect(owned.length).toBeGreaterThan(3);
  });

  it('have the owner first in every key and index, except in these', async () => {
    const exceptions = await column(`
      select index.relname as name
      from pg_index join pg_class index on index.oid = indexrelid join pg_attribute first
        on first.attrelid = indrelid and first.attnum = indkey[0]
      where indrelid in (select to_regclass(name) from (${OWNED}) owned) and first.attname <> 'owner_id'`);
    expect(exceptions).toEqual(Object.keys(INDEX_WITHOUT_OWNER).sort());
  });

  it('have a primary key, and the owner in it may not be missing', async () => {
    expect(
      await column(`${OWNED} and not exists (
        select from pg_index where indrelid = pg_class.oid and indisprimary)`),
    ).toEqual([]);
  });

  it('point to rows of the same owner only', async () => {
    const loose = await column(`
      select conname as name from pg_constraint
      where contype = 'f' and conrelid in (select to_regclass(name) from (${OWNED}) owned)
        and confrelid <> 'users'::regclass
        and not exists (
          select from unnest(conkey, confkey) as pair(own, other)
          join pg_attribute mine on mine.attrelid = conrelid and mine.attnum = pair.own
          join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = pair.other
          where mine.attname = 'owner_id' and theirs.attname = 'owner_id')`);
    expect(loose).toEqual([]);
  });
});

describe('the statements', () => {
  it('name the owner of every row that they read or change, except these', async () => {
    const owned = new Set(await column(OWNED));
    statements.clear();
    const minor = await app.person({ email: 'minor@example.test', profile: YOUNG });
    // Signing out comes last: what follows it would find nobody.
    const endpoints = await allEndpoints();
    endpoints.sort(
      (a, b) => Number(a.name.endsWith('signOut')) - Number(b.name.endsWith('signOut')),
    );
    for (const named of endpoints) {
      const input = (await sampleFor(named, minor)) as never;
      await minor.call(named.endpoint, input).catch(() => {}); // refusals ask the database too
    }
    await minor.bare({ url: sharedPath('A'.repeat(22)) });
    await minor.bare({ url: `${CALENDAR_PATH.replace(':token', 'A'.repeat(22))}.ics` });
    await minor.bare({ url: photoPath(newId()) });
    await minor.bare({ url: pictureAddress(newId()) });
    await followMails('minor@example.test');

    const used = new Set<string>();
    const faults: string[] = [];
    for (const statement of statements) {
      for (const table of unboundTables(statement, owned)) {
        const exception = STATEMENT_WITHOUT_OWNER.find(
          (one) => one.table === table && one.says.test(statement),
        );
        if (exception) used.add(exception.because);
        else faults.push(`${table}: ${statement}`);
      }
    }
    expect(faults).toEqual([]);
    expect([...used].sort()).toEqual(STATEMENT_WITHOUT_OWNER.map(({ because }) => because).sort());
    for (const table of owned) {
      const seen = [...statements].some((statement) => statement.includes(`"${table}"`));
      expect(seen, `No statement on ${table} was tried.`).toBe(true);
    }
  }, 60_000);
});

describe('the reading of statements', () => {
  const owned = new Set(['entries', 'foods']);
  it.each([
    ['select * from "entries" where "entries"."owner_id" = $1', []],
    ['select * from entries where owner_id = $1 and id = $2', []],
    ['select * from "entries" where "entries"."owner_id" = any($1::uuid[])', []],
    ['select * from "entries" where "entries"."id" = any($1::uuid[])', ['entries']],
    ['select * from "entries" where "entries"."id" = $1', ['entries']],
    ['select * from "users" where "users"."email" = $1', []],
    ['update "entries" set "text" = $1 where "entries"."id" = $2', ['entries']],
    [
      'update "entries" set "text" = $1 where ("entries"."owner_id" = $2 and "entries"."id" = $3)',
      [],
    ],
    ['delete from "entries"', ['entries']],
    ['insert into "entries" ("owner_id", "id") values ($1, $2) on conflict do nothing', []],
    ['insert into "entries" ("id", "text") values ($1, $2)', ['entries']],
    ['insert into "entries" ("owner_id", "id") select "owner_id", "id" from "foods"', ['foods']],
    [
      'select * from "entries" inner join "foods" on "foods"."owner_id" = "entries"."owner_id" where "entries"."owner_id" = $1',
      [],
    ],
    [
      'select * from "entries" inner join "foods" on "foods"."id" = "entries"."food_id" where "entries"."owner_id" = $1',
      ['foods'],
    ],
    [
      'select * from "users" left join "entries" on "entries"."owner_id" = "users"."id" where "users"."id" = $1',
      [],
    ],
    [
      'select * from "users" left join "entries" on "entries"."owner_id" = "users"."id" where "users"."email" = $1',
      ['entries'],
    ],
  ])('%s', (statement, expected) => {
    expect(unboundTables(statement, owned)).toEqual(expected);
  });
});
