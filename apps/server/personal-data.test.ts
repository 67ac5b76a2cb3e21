import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { billingApi } from '#features/billing/contract.ts';
import { myDataApi } from '#features/my-data/contract.ts';
import { ARCHIVE_LIMITS, EXPORT_FILE_PATH, MAX_ZIP_BYTES } from '#features/my-data/rules.ts';
import { zipOf } from '#features/my-data/server/providers/zip.ts';
import {
  MAX_KEPT_BYTES,
  MAX_PHOTOS as MAX_PROGRESS_PHOTOS,
} from '#features/progress-photos/rules/photo-limits.ts';
import { MAX_PHOTOS } from '#features/recipes/rules/recipe-limits.ts';
import { securityApi } from '#features/sign-in/contract.ts';
import { openArchive } from '#platform/server/archive/read-archive.ts';
import { newId } from '#platform/shared/ids.ts';
import { erasedOnly, personalDataOf } from './personal-data.ts';
import { fullPerson } from './testing/full-person.ts';
import {
  type Person,
  startTestApp,
  TEST_PASSWORD,
  TEST_SECRET,
  type TestApp,
} from './testing/test-app.ts';
import type { CallError, TestClient } from './testing/test-client.ts';

const DAY_MS = 86_400_000;
const personalData = personalDataOf(TEST_SECRET);
let test: TestApp;
/** Two people with something of every kind, whom no test changes: they take seconds to make. */
let mia: Person;
let noah: Person;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
beforeAll(async () => {
  // Nobody answers there: that a picture was to be looked at is kept all the same.
  const nobody = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: null, price: null };
  test = await startTestApp({ ai: { provider: 'openai-compatible', model: 'none', ...nobody } });
  [mia, noah] = [await fullPerson(test), await fullPerson(test)];
});
afterAll(() => test.close());

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was not refused'),
    (error: unknown) => error as CallError,
  );

const NOT_IMPORTED =
  /^data\/(security_events|subscriptions|invoices|memberships|household_\w+|bookings|packs|waiting_places|booking_blocks|guardians|credential_checks|trainer_reviews|report_shares|report_views)\./;

/** An organisation's own tables: a member's row goes with the account, and an organisation with its owner's. */
const OF_ORGANISATIONS = ['organisation_members', 'organisations'];
const OF_TWO = ['booked_sessions', 'booking_waiting', 'bookings', 'packs_bought'];
const OF_TRAINERS = ['credential_checks', 'trainer_listings', 'trainer_reviews'];

/** Does what is due by the test's clock. */
const tidy = () => test.app.jobs.runDue();

async function exported(person: Person, photos = true): Promise<Buffer> {
  await person.call(securityApi.stepUp, { body: { password: TEST_PASSWORD } });
  const { id } = await person.call(myDataApi.requestExport, { body: { photos } });
  await vi.waitFor(
    async () => {
      const state = await person.call(myDataApi.state, {});
      expect(state.export?.state).toBe('ready');
    },
    { timeout: 10_000 },
  );
  const answer = await person.inject({ url: EXPORT_FILE_PATH.replace(':id', id) });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** One character for each byte: pictures can be compared like texts, and packed again as they were. */
async function filesOf(zip: Buffer): Promise<Map<string, string>> {
  const limits = { ...ARCHIVE_LIMITS, ratio: 1_000 };
  const { files } = await openArchive({
    zip: new Uint8Array(zip),
    json: [],
    folders: [''],
    limits,
  });
  return new Map([...files].map(([name, file]) => [name, Buffer.from(file).toString('latin1')]));
}
const importInto = (person: Person, zip: Buffer) =>
  person.call(myDataApi.import, { body: { zip: zip.toString('base64') } });

async function changed(zip: Buffer, change: (files: Map<string, string>) => void) {
  const files = await filesOf(zip);
  change(files);
  const bytes = [...files].map(([name, file]) => [name, Buffer.from(file, 'latin1')] as const);
  return zipOf(new Map(bytes), new Date(0));
}

async function names(query: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ name: string }>(query, values);
  return rows.map(({ name }) => name).sort();
}
const ownedTables = () =>
  names(
    `select relname as name from pg_class where relkind in ('r', 'p')
       and relnamespace = 'public'::regnamespace and exists (select from pg_attribute
         where attrelid = pg_class.oid and attname = 'owner_id' and not attisdropped)`,
  );

/** Of a photo as the server keeps it, about. */
const PHOTO_BYTES = 80_000;

describe('every table with an owner', () => {
  it('is exported or declared as only erased, once', async () => {
    const declared = [...personalData, ...erasedOnly].map(({ name }) => name);
    const isPart =
      /^(account_name|memberships|bookings|packs|waiting_places|credential_checks|trainer_reviews)$/;
    expect(declared.filter((name) => !isPart.test(name)).sort()).toEqual(await ownedTables());
  });

  it('goes with the account', async () => {
    const kept = await names(
      `select conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`,
    );
    expect([...new Set(kept)].sort()).toEqual(
      [...(await ownedTables()), ...OF_ORGANISATIONS, ...OF_TWO, ...OF_TRAINERS].sort(),
    );
  });
});

describe('an export', () => {
  it('holds everything, safe for spreadsheets, and nobody else’s', async () => {
    const files = await filesOf(await exported(mia));
    for (const table of personalData) {
      const rows = JSON.parse(files.get(`data/${table.name}.json`) ?? 'null');
      expect(rows.length, table.name).toBeGreaterThan(0);
      expect(Object.keys(rows[0]).sort()).toEqual(table.columns.map(({ name }) => name).sort());
      expect(files.get(`data/${table.name}.csv`)?.split('\r\n').length).toBeGreaterThan(2);
    }
    expect(files.get('data/food_log_entries.csv')).toContain(`"'=Rice ""1"""`);
    expect(files.get('photos/profile.webp')).toMatch(/^RIFF.{4}WEBPVP8L/s);
    expect([...files.values()].join('\n')).not.toContain(noah.id);
    expect(test.outbox.at(-1)).toMatchObject({
      to: mia.email,
      subject: 'Your Vigour data is ready',
    });
  });

  it('holds progress photos only when they are asked for', async () => {
    const asked = await filesOf(await exported(mia));
    const [photo = ''] = [...asked.keys()].filter((name) => name.startsWith('progress-photos/'));
    expect(asked.get(photo)).toMatch(/^RIFF.{4}WEBP/s);
    const plain = await filesOf(await exported(mia, false));
    expect([...plain.keys()].filter((name) => /progress.photos/.test(name))).toEqual([]);
  });

  it('is fetched by its owner alone, for one hour', async () => {
    await exported(mia);
    const { export: made } = await mia.call(myDataApi.state, {});
    const url = EXPORT_FILE_PATH.replace(':id', made?.id ?? '');
    expect((await noah.call(myDataApi.state, {})).export).toBeNull();
    for (const other of [noah, test.newStranger()] as TestClient[]) {
      const answer = await other.bare({ url });
      expect(answer.headers['content-type'] ?? '').not.toContain('zip');
      expect(answer.statusCode).toBe(302);
    }
    test.clock.advance(61 * 60_000);
    expect((await mia.bare({ url })).statusCode).toBe(302);
    await tidy();
    expect(
      await names('select id::text as name from data_exports where owner_id = $1', [mia.id]),
    ).toEqual([]);
  });

  it('wants a fresh sign-in', async () => {
    const mia = await test.person();
    test.clock.advance(11 * 60_000);
    const askExport = () => mia.call(myDataApi.requestExport, { body: {} });
    for (const call of [askExport, () => mia.call(myDataApi.requestDeletion, {})]) {
      expect(await refusal(call())).toMatchObject({
        status: 403,
        reason: 'fresh_sign_in_needed',
      });
    }
    await mia.call(securityApi.stepUp, { body: { password: TEST_PASSWORD } });
    await exported(mia);
  });

  it('is gone on with when its server has stopped', async () => {
    const [mia, noah] = [await test.person(), await test.person()];
    await exported(noah);
    const id = newId();
    const now = new Date(test.clock.now());
    const later = new Date(test.clock.now() + 3_600_000);
    await test.database.pool.query(
      `insert into data_exports (owner_id, id, state, done, total, asked_at, expires_at)
       values ($1, $2, 'running', 1, 7, $3, $4)`,
      [mia.id, id, now, later],
    );
    // Another server holds the job and is never heard of again.
    await test.database.pool.query(
      `insert into jobs (id, name, payload, due_at, give_up_at, tries)
       values ($1, 'write-export', $2, $3, $4, 1)`,
      [newId(), { owner: mia.id, id }, new Date(test.clock.now() + 60_000), later],
    );
    await tidy();
    expect((await mia.call(myDataApi.state, {})).export?.state).toBe('running');
    test.clock.advance(60_000);
    await tidy();
    expect((await mia.call(myDataApi.state, {})).export?.state).toBe('ready');
    const ready = test.outbox.filter(({ to }) => to === mia.email).map(({ subject }) => subject);
    expect(ready.filter((subject) => subject === 'Your Vigour data is ready')).toHaveLength(1);
    expect(await names('select name from jobs')).toEqual([]);
  });
});

describe('an import', () => {
  it('has room for a photo of every recipe that may have one, and for every photo of progress', () => {
    expect(MAX_PHOTOS * PHOTO_BYTES + MAX_KEPT_BYTES).toBeLessThan(MAX_ZIP_BYTES);
    expect(MAX_PHOTOS + MAX_PROGRESS_PHOTOS).toBeLessThan(ARCHIVE_LIMITS.entries - 200);
  });

  it('brings back what was exported: export, wipe, import, export', async () => {
    const lea = await fullPerson(test);
    const zip = await exported(lea);
    const before = await exported(noah);
    await test.database.pool.query('delete from users where id = $1', [lea.id]);
    const again = await test.person({ email: lea.email, profile: false });
    await importInto(again, zip);
    const [first, second] = [await filesOf(zip), await filesOf(await exported(again))];
    for (const name of first.keys()) {
      if (NOT_IMPORTED.test(name)) continue;
      expect(second.get(name), name).toBe(first.get(name));
    }
    expect([...second.keys()]).toEqual([...first.keys()]);
    const noahs = await filesOf(await exported(noah));
    for (const name of ['food_log_entries', 'own_foods', 'profiles']) {
      const file = `data/${name}.json`;
      expect(noahs.get(file)).toBe((await filesOf(before)).get(file));
    }
  });

  it('leaves the email address of the account alone', async () => {
    const other = await test.person({ profile: false });
    const zip = await exported(mia);
    const account = JSON.parse((await filesOf(zip)).get('data/account_name.json') ?? '[]');
    expect(account).toEqual([{ name: expect.any(String), email: mia.email }]);
    await importInto(other, zip);
    const user = await other.call(accountApi.currentUser, {});
    expect(user.email).toBe(other.email);
    expect(user.firstName).toBe(account[0].name);
  });

  it('is refused where a diary is, and changes nothing', async () => {
    const before = await exported(noah);
    expect(await refusal(importInto(noah, await exported(mia)))).toMatchObject({
      status: 409,
      reason: 'not_empty',
    });
    const after = await exported(noah);
    expect((await filesOf(after)).get('data/profiles.json')).toBe(
      (await filesOf(before)).get('data/profiles.json'),
    );
  });

  it('refuses files that are something else, all of it or nothing', async () => {
    const other = await test.person();
    const zip = await exported(mia);
    const entries = 'data/food_log_entries.json';
    const bad: [string, Buffer][] = [
      ['no zip', Buffer.from('hello')],
      ['cut off', zip.subarray(0, zip.length / 2)],
      ['another format', await changed(zip, (files) => files.set('schema.json', '{}'))],
      ['no JSON', await changed(zip, (files) => files.set(entries, '['))],
      ['no rows', await changed(zip, (files) => files.set(entries, '{}'))],
      [
        'an owner',
        await changed(zip, (files) => {
          const rows = JSON.parse(files.get(entries) ?? '[]');
          files.set(entries, JSON.stringify([{ ...rows[0], ownerId: other.id }]));
        }),
      ],
      [
        'a figure out of range',
        await changed(zip, (files) => {
          const rows = JSON.parse(files.get(entries) ?? '[]');
          files.set(entries, JSON.stringify([{ ...rows[0], calories: -1 }]));
        }),
      ],
      [
        'a minor without consent',
        await changed(zip, (files) => files.set('data/consents.json', '[]')),
      ],
      ['no photo', await changed(zip, (files) => files.delete('photos/profile.webp'))],
      [
        'a photo that is none',
        await changed(zip, (files) => files.set('photos/profile.webp', '<svg onload="x"/>')),
      ],
      [
        'another path',
        await changed(zip, (files) => {
          const rows = JSON.parse(files.get('data/profile_photos.json') ?? '[]');
          const elsewhere = [{ ...rows[0], file: '../../etc/passwd' }];
          files.set('data/profile_photos.json', JSON.stringify(elsewhere));
        }),
      ],
      [
        'too many parts',
        await changed(zip, (files) => {
          for (let i = 0; i <= ARCHIVE_LIMITS.entries; i++) files.set(`more/${i}`, '');
        }),
      ],
      [
        'a way out of the folder',
        Buffer.from(
          (await changed(zip, (files) => files.set('aa/etc/x', 'x')))
            .toString('latin1')
            .replaceAll('aa/etc/x', '../etc/x'),
          'latin1',
        ),
      ],
    ];
    for (const [what, file] of bad) {
      expect((await refusal(importInto(other, file))).status, what).toBe(400);
    }
    const { rows } = await test.database.pool.query(
      'select age, (select count(*)::int from food_log_entries where owner_id = $1) as entries from profiles where owner_id = $1',
      [other.id],
    );
    expect(rows).toEqual([{ age: 30, entries: 0 }]);
  });
});

describe('deletion', () => {
  it('signs out elsewhere, waits 14 days, and leaves no row of the person', async () => {
    const lea = await fullPerson(test);
    const other = lea.anotherBrowser();
    const credentials = { email: lea.email, password: TEST_PASSWORD };
    const signIn = (client: TestClient) =>
      client.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: credentials });
    await signIn(other);
    const { dueAt } = await lea.call(myDataApi.requestDeletion, {});
    expect(Date.parse(dueAt) - test.clock.now()).toBe(14 * DAY_MS);
    expect((await other.bare({ url: '/api/auth/user' })).statusCode).toBe(401);
    expect((await lea.bare({ url: '/api/auth/user' })).statusCode).toBe(200);
    expect((await noah.call(myDataApi.state, {})).deletion).toBeNull();

    test.clock.advance(14 * DAY_MS - 1000);
    await tidy();
    const back = lea.anotherBrowser();
    expect((await signIn(back)).statusCode).toBe(200);
    expect((await back.call(myDataApi.state, {})).deletion?.dueAt).toBe(dueAt);

    test.clock.advance(2000);
    await tidy();
    for (const table of await ownedTables()) {
      const rows = await names(`select 'left' as name from ${table} where owner_id = $1`, [lea.id]);
      expect(rows, table).toEqual([]);
    }
    expect(await names('select email as name from users where id = $1', [lea.id])).toEqual([]);
    expect((await signIn(test.newStranger())).statusCode).toBe(401);
    expect(test.outbox.filter(({ to }) => to === lea.email).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Your Vigour account will be deleted',
        'Your Vigour account was deleted',
      ]),
    );
    expect(
      await names('select food_name as name from food_log_entries where owner_id = $1', [noah.id]),
    ).toHaveLength(2);
  });

  it('ends the plan: nothing is charged while the account waits', async () => {
    const mia = await test.person();
    await mia.call(billingApi.choose, {
      body: { priceId: 'price_starter_monthly', agreed: 'trial' },
    });
    await mia.call(myDataApi.requestDeletion, {});
    test.clock.advance(10 * DAY_MS);
    await tidy();
    const { plan, invoices } = await mia.call(billingApi.state, {});
    expect([plan, invoices]).toEqual(['free', []]);
  });

  it('can be cancelled by the person alone', async () => {
    const [mia, noah] = [await test.person(), await test.person()];
    await mia.call(myDataApi.requestDeletion, {});
    await noah.call(myDataApi.cancelDeletion, {});
    expect((await mia.call(myDataApi.state, {})).deletion).not.toBeNull();
    await mia.call(myDataApi.cancelDeletion, {});
    expect((await mia.call(myDataApi.state, {})).deletion).toBeNull();
    const { events } = await mia.call(securityApi.events, { query: {} });
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['deletion_asked', 'deletion_cancelled']),
    );
    test.clock.advance(15 * DAY_MS);
    await tidy();
    expect(await names('select email as name from users where id = $1', [mia.id])).toEqual([
      mia.email,
    ]);
  });
});
