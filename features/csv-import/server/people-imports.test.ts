import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingApi } from '#features/billing/contract.ts';
import { invitationsApi, membersApi, organisationsApi } from '#features/organisations/contract.ts';
import type { OutputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { gymOwner, mailedToken, verifyEmail } from '../../../apps/server/testing/gyms.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { csvImportApi } from '../contract.ts';
import { ERRORS_FILE_PATH } from '../rules/error-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The starter plan of a gym. */
const SEATS = 50;
const columnMapping = { Email: 'email', First: 'firstName', Last: 'lastName' };
const row = (email: string) => ({ Email: email, First: 'Ari', Last: '<b>Ng</b>' });
const people = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => row(`p${from + at}@example.test`));

const validate = (
  person: Person,
  csvData: ReturnType<typeof row>[],
  more: { importType?: 'trainees' | 'trainers'; organisationId?: string } = {},
) =>
  person.call(csvImportApi.validate, {
    body: { importType: 'trainees', columnMapping, csvData, ...more },
  });
const commit = (person: Person, id: string) => person.call(csvImportApi.commit, { params: { id } });
const membersOf = (owner: Person, gym: { id: string }, q = '') =>
  owner.call(membersApi.list, { params: gym, query: { q } });
const seatsOf = async (owner: Person, gym: { id: string }) =>
  (await owner.call(organisationsApi.read, { params: gym })).seats;

type Member = OutputOf<typeof membersApi.list>['members'][number];

/** A person who has accepted an invitation. */
async function joined(owner: Person, gym: { id: string }, role: 'admin' | 'trainer' | 'trainee') {
  const person = await app.person();
  await verifyEmail(app, person);
  const body = {
    id: newId(),
    email: person.email,
    firstName: 'Jo',
    lastName: 'B',
    phone: '',
    role,
  };
  await owner.call(membersApi.invite, { params: gym, body });
  const token = mailedToken(app, person.email, '/invitations');
  await person.call(invitationsApi.accept, { body: { token } });
  return person;
}

describe('people from a file', () => {
  test('become invited members within the seats, without a mail, and can be taken back', async () => {
    const { owner, gym } = await gymOwner(app);
    const mails = app.outbox.length;
    const staged = await validate(owner, [
      ...people(0, SEATS + 2),
      row('P1@EXAMPLE.test'),
      row('p1+gym@example.test'),
    ]);
    expect(staged).toMatchObject({
      totalRows: SEATS + 4,
      processedRows: SEATS,
      failedRows: 4,
      organisationId: gym.id,
      validationResult: { isValid: false, duplicatesFound: 1, seatLimitExceeded: true },
    });
    expect(await commit(owner, staged.id)).toMatchObject({ processedRows: SEATS });
    expect((await seatsOf(owner, gym)).trainee).toEqual({ used: SEATS, limit: SEATS });
    expect(app.outbox.length).toBe(mails);
    const { members } = await membersOf(owner, gym, 'p7@example.test');
    expect(members).toMatchObject([
      { email: 'p7@example.test', lastName: '<b>Ng</b>', state: 'invited', role: 'trainee' },
    ]);
    expect(await validate(owner, people(0, 1))).toMatchObject({
      processedRows: 0,
      validationResult: { duplicatesFound: 1, seatLimitExceeded: false },
    });
    await owner.call(csvImportApi.undo, { params: { id: staged.id } });
    expect((await seatsOf(owner, gym)).trainee.used).toBe(0);
    const history = await owner.call(organisationsApi.history, { params: gym, query: {} });
    expect(history.entries.map(({ event }) => event.kind)).toEqual(
      expect.arrayContaining(['people_imported', 'import_undone']),
    );
    const about = { about: 'imports' } as const;
    const imports = await owner.call(organisationsApi.history, { params: gym, query: about });
    expect(imports.entries.map(({ event }) => event)).toEqual([
      { kind: 'import_undone', count: SEATS },
      { kind: 'people_imported', count: SEATS },
    ]);
  });

  test('who has become a member since the validation is left out, and who was one before comes back', async () => {
    const { owner, gym } = await gymOwner(app);
    const invite = (email: string) => {
      const person = { email, firstName: 'Jo', lastName: 'B', phone: '', role: 'trainee' as const };
      return owner.call(membersApi.invite, { params: gym, body: { ...person, id: newId() } });
    };
    await invite('back@example.test');
    const [back] = (await membersOf(owner, gym, 'back@')).members;
    await owner.call(membersApi.remove, { params: { ...gym, memberId: back?.id ?? '' } });
    const { id } = await validate(
      owner,
      ['since@example.test', 'new@example.test', 'back@example.test'].map(row),
    );
    await invite('since@example.test');
    expect(await commit(owner, id)).toMatchObject({
      totalRows: 3,
      processedRows: 2,
      failedRows: 1,
      validationResult: { duplicatesFound: 1, seatLimitExceeded: false },
    });
    expect(await owner.call(csvImportApi.failedRows, { params: { id }, query: {} })).toMatchObject([
      { row: 1, cells: ['since@example.test', 'Ari', '<b>Ng</b>'], reason: 'member' },
    ]);
    expect((await seatsOf(owner, gym)).trainee.used).toBe(3);
    expect((await membersOf(owner, gym, 'back@')).members).toMatchObject([
      { id: back?.id, lastName: '<b>Ng</b>', state: 'invited' },
    ]);
    await owner.call(csvImportApi.undo, { params: { id } });
    expect((await seatsOf(owner, gym)).trainee.used).toBe(1);
  });

  test('who has joined since keeps the import from being undone', async () => {
    const { owner, gym } = await gymOwner(app);
    const mia = await app.person();
    await verifyEmail(app, mia);
    const { id } = await validate(owner, [row(mia.email.toUpperCase()), row('other@example.test')]);
    await commit(owner, id);
    await owner.call(membersApi.sendInvitations, { params: gym, body: {} });
    await app.app.jobs.runDue();
    const token = mailedToken(app, mia.email, '/invitations');
    await mia.call(invitationsApi.accept, { body: { token } });
    await expect(owner.call(csvImportApi.undo, { params: { id } })).rejects.toMatchObject({
      status: 409,
      reason: 'used',
    });
    expect((await seatsOf(owner, gym)).trainee.used).toBe(2);
  });

  test.each<[string, (owner: Person, gym: { id: string }, member: Member) => Promise<unknown>]>([
    [
      'edited',
      (owner, gym, { id, version, email }) =>
        owner.call(membersApi.save, {
          params: { ...gym, memberId: id },
          body: {
            firstName: 'Ari',
            lastName: 'New',
            phone: '',
            email,
            role: 'trainee',
            version,
          },
        }),
    ],
    [
      'mailed an invitation',
      (owner, gym, { id }) =>
        owner.call(membersApi.sendInvitations, { params: gym, body: { memberIds: [id] } }),
    ],
    [
      'removed by hand',
      (owner, gym, { id }) => owner.call(membersApi.remove, { params: { ...gym, memberId: id } }),
    ],
  ])('who was %s since stays with all others, and is named', async (_, use) => {
    const { owner, gym } = await gymOwner(app);
    const { id } = await validate(owner, people(0, 3));
    await commit(owner, id);
    const [member] = (await membersOf(owner, gym, 'p1@example.test')).members;
    if (!member) throw new Error('p1 is no member');
    app.clock.advance(1_000);
    await use(owner, gym, member);
    await app.app.jobs.runDue();
    const before = await membersOf(owner, gym);
    await expect(owner.call(csvImportApi.undo, { params: { id } })).rejects.toMatchObject({
      status: 409,
      reason: 'used',
      sentence: expect.stringMatching(/^Ari (New|<b>Ng<\/b>) of 3 imported records has been used/),
    });
    expect(await membersOf(owner, gym)).toEqual(before);
  });

  test('a former member who comes back by a file and is edited since stays too', async () => {
    const { owner, gym } = await gymOwner(app);
    const first = await validate(owner, [row('back@example.test')]);
    await commit(owner, first.id);
    const [back] = (await membersOf(owner, gym, 'back@')).members;
    if (!back) throw new Error('nobody came back');
    await owner.call(membersApi.remove, { params: { ...gym, memberId: back.id } });
    app.clock.advance(1_000);
    const again = await validate(owner, [row('back@example.test')]);
    await commit(owner, again.id);
    app.clock.advance(1_000);
    const [now] = (await membersOf(owner, gym, 'back@')).members;
    const { firstName, lastName, phone, email } = back;
    await owner.call(membersApi.save, {
      params: { ...gym, memberId: back.id },
      body: { firstName, lastName, phone, email, role: 'trainee', version: now?.version ?? 0 },
    });
    await expect(owner.call(csvImportApi.undo, { params: { id: again.id } })).rejects.toMatchObject(
      { status: 409, reason: 'used' },
    );
  });

  test('trainers bring what is said of them', async () => {
    const { owner, gym } = await gymOwner(app);
    const csvData = [{ ...row('coach@example.test'), Does: 'Strength', Bio: 'Ten years' }];
    const { id } = await owner.call(csvImportApi.validate, {
      body: {
        importType: 'trainers',
        columnMapping: { ...columnMapping, Does: 'specialties', Bio: 'bio' },
        csvData,
      },
    });
    await commit(owner, id);
    expect((await seatsOf(owner, gym)).trainer.used).toBe(1);
  });

  test('of a trainer with Trainer Pro are their clients, and trainers they have none', async () => {
    const trainer = await app.person();
    await verifyEmail(app, trainer);
    const body = { id: newId(), name: 'Sam Coaching', kind: 'practice' as const };
    const priceId = 'price_trainer_pro_monthly' as const;
    await trainer.call(billingApi.choose, { body: { priceId, agreed: 'trial' } });
    await trainer.call(organisationsApi.create, { body });
    const { id } = await validate(trainer, people(0, 51));
    expect(await commit(trainer, id)).toMatchObject({ processedRows: 50, failedRows: 1 });
    await expect(validate(trainer, people(0, 1), { importType: 'trainers' })).rejects.toMatchObject(
      { status: 403 },
    );
  });
});

test('role by resource: who may import into a gym, and who sees an import', async () => {
  const { owner, gym } = await gymOwner(app);
  const other = await gymOwner(app);
  const [admin, trainer, trainee] = [
    await joined(owner, gym, 'admin'),
    await joined(owner, gym, 'trainer'),
    await joined(owner, gym, 'trainee'),
  ];
  const stranger = await app.person();
  const { id } = await validate(owner, [row('wanted@example.test'), row('nonsense')]);
  const params = { id };
  const everybody = { owner, admin, trainer, trainee, stranger, otherOwner: other.owner };
  const statuses: Record<string, unknown> = {};
  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  for (const [name, person] of Object.entries(everybody)) {
    const mine = { organisationId: gym.id };
    const rights = await person.call(csvImportApi.rights, {});
    const url = ERRORS_FILE_PATH.replace(':id', id);
    statuses[name] = {
      may: rights
        .filter(({ allowed }) => allowed)
        .map(({ importType }) => importType)
        .join(' '),
      trainees: await statusOf(validate(person, [row(`${name}@example.test`)], mine)),
      trainers: await statusOf(
        validate(person, [row(`${name}@example.test`)], { ...mine, importType: 'trainers' }),
      ),
      read: await statusOf(person.call(csvImportApi.read, { params })),
      rows: await statusOf(person.call(csvImportApi.failedRows, { params, query: {} })),
      errors: (await person.bare({ url })).statusCode,
      correct: await statusOf(
        person.call(csvImportApi.correct, {
          params,
          body: { rows: [{ row: 2, cells: ['x@example.test', 'A', 'B'] }] },
        }),
      ),
      commit: name === 'owner' ? 200 : await statusOf(commit(person, id)),
      undo: name === 'owner' ? 200 : await statusOf(person.call(csvImportApi.undo, { params })),
    };
  }
  const nothing = { read: 404, rows: 404, errors: 404, correct: 404, commit: 404, undo: 404 };
  const none = { may: 'workouts meals', trainees: 403, trainers: 403, ...nothing };
  const all = 'trainees trainers workouts meals';
  expect(statuses).toEqual({
    owner: {
      may: all,
      trainees: 200,
      trainers: 200,
      read: 200,
      rows: 200,
      errors: 200,
      correct: 200,
      commit: 200,
      undo: 200,
    },
    admin: { may: all, trainees: 200, trainers: 200, ...nothing },
    trainer: none,
    trainee: none,
    stranger: none,
    otherOwner: { may: all, trainees: 403, trainers: 403, ...nothing },
  });
  // A right that ended between validation and commit is missed at the commit.
  const staged = await validate(admin, [row('late@example.test')], { organisationId: gym.id });
  const { members } = await membersOf(owner, gym, admin.email);
  await owner.call(membersApi.remove, {
    params: { ...gym, memberId: members[0]?.id ?? '' },
  });
  await expect(commit(admin, staged.id)).rejects.toMatchObject({ status: 403 });
  expect(await commit(owner, id)).toMatchObject({ state: 'committed' });
});

test('a mapping follows the organisation: to its admins and nobody else, even of a file that was put away', async () => {
  const { owner, gym } = await gymOwner(app);
  const admin = await joined(owner, gym, 'admin');
  const outside = [
    await joined(owner, gym, 'trainer'),
    await joined(owner, gym, 'trainee'),
    (await gymOwner(app)).owner,
    await app.person(),
  ];
  const file = (mail: 'email' | null) => ({
    importType: 'trainees' as const,
    csvData: [{ ...row('a@example.test'), Other: 'b@example.test', error: 'old' }],
    columnMapping: {
      First: 'firstName',
      Last: 'lastName',
      Email: mail,
      Other: mail === null ? 'email' : null,
    },
    organisationId: gym.id,
  });
  await owner.call(csvImportApi.validate, { body: file('email') });
  const { id } = await owner.call(csvImportApi.validate, { body: file(null) });
  await owner.call(csvImportApi.discard, { params: { id } });
  const meal = { importType: 'meals' as const, columnMapping: { N: 'name', K: 'calories' } };
  await owner.call(csvImportApi.validate, { body: { ...meal, csvData: [{ N: 'Soup', K: 9 }] } });
  const people = {
    importType: 'trainees',
    organisationId: gym.id,
    columns: ['Email', 'First', 'Last', 'Other', 'error'],
    columnMapping: { First: 'firstName', Last: 'lastName', Other: 'email' },
  };
  const own = { ...meal, organisationId: null, columns: ['N', 'K'] };
  expect(await owner.call(csvImportApi.mappings, {})).toEqual([own, people]);
  expect(await admin.call(csvImportApi.mappings, {})).toEqual([people]);
  for (const person of outside) expect(await person.call(csvImportApi.mappings, {})).toEqual([]);
  expect((await owner.call(csvImportApi.list, {})).map(({ state }) => state)).toEqual([
    'validated',
    'validated',
  ]);
});

test('two admins commit overlapping files against the last seats: never one too many', async () => {
  const { owner, gym } = await gymOwner(app);
  const admin = await joined(owner, gym, 'admin');
  const rounds = timesToRun(100, 20);
  const full = await validate(owner, people(0, SEATS - 3));
  await commit(owner, full.id);
  for (let round = 0; round < rounds; round += 1) {
    const own = (who: string, at: number) => row(`${who}${at}-r${round}@example.test`);
    const both = [0, 1].map((at) => own('both', at));
    const a = await validate(owner, [...both, own('a', 0), own('a', 1)]);
    const b = await validate(admin, [own('b', 0), ...both, own('b', 1)], {
      organisationId: gym.id,
    });
    const done = await Promise.allSettled([commit(owner, a.id), commit(admin, b.id)]);
    const { used, limit } = (await seatsOf(owner, gym)).trainee;
    expect([used, limit], `round ${round}`).toEqual([SEATS, SEATS]);
    for (const [at, person] of [owner, admin].entries()) {
      const result = done[at];
      if (result?.status !== 'fulfilled') continue;
      const { id } = result.value as { id: string };
      await person.call(csvImportApi.undo, { params: { id } });
    }
    expect((await seatsOf(owner, gym)).trainee.used, `round ${round} undone`).toBe(SEATS - 3);
  }
}, 120_000);
