import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { invitationsApi, membersApi } from '#features/organisations/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { gymOwner, mailedToken, verifyEmail } from '../../../apps/server/testing/gyms.ts';
import { photoOf } from '../../../apps/server/testing/sample-photos.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import {
  credentialChecksApi,
  credentialSendingApi,
  credentialsApi,
  documentAddress,
} from '../contract.ts';
import { COMPARED } from '../rules/credentials.ts';
import { dropDecidedDocuments } from './actions/check-credentials.ts';

const OPERATOR = 'operator@example.test';

let app: TestApp;
let operator: Person;
let kit: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp({ operatorEmails: [OPERATOR] });
  operator = await app.person({ email: OPERATOR });
  await verifyEmail(app, operator);
  ben = await app.person();
});
beforeEach(async () => {
  kit = await app.person({ profile: { role: 'trainer', age: 34 } });
});
afterAll(() => app.close());

async function sendOne(document: string | null = null) {
  const content = {
    kind: 'qualification',
    title: 'Certificate IV in Fitness',
    body: 'AUSactive',
    number: kit.id,
    expiresOn: '2027-06-30',
  } as const;
  const { id } = await kit.call(credentialsApi.add, { body: { ...content, id: newId() } });
  await kit.call(credentialSendingApi.send, { params: { id }, body: { document } });
  return { id, content };
}
const stateOf = async (id: string) =>
  (await kit.call(credentialsApi.list, {})).find((one) => one.id === id);
const right = {
  check: 'checked' as const,
  note: '',
  compared: [...COMPARED],
  source: 'AUSactive’s register',
};
const waitingFor = async (checker: Person) => {
  const { waiting } = await checker.call(credentialChecksApi.list, {});
  return waiting.find(({ number }) => number === kit.id);
};

const mailsTo = (to: string, subject: RegExp) =>
  app.outbox.filter((mail) => mail.to === to && subject.test(mail.subject)).length;

test('an operator opens the document, compares, and checks; a change makes it another', async () => {
  const { id, content } = await sendOne(await photoOf());
  await vi.waitFor(() => expect(mailsTo(OPERATOR, /waits to be checked/)).toBe(1));
  const check = await waitingFor(operator);
  expect(check).toMatchObject({ ...content, document: 'webp', isOpened: false });
  const { waiting } = await operator.call(credentialChecksApi.count, {});
  expect(waiting).toBeGreaterThan(0);
  const url = documentAddress(check?.id ?? '');
  const params = { id: check?.id ?? '' };
  const decide = (body: object = {}, by = operator) =>
    by.call(credentialChecksApi.decide, { params, body: { ...right, ...body } });
  for (const other of [ben, kit]) {
    expect((await other.inject({ url })).statusCode).toBe(404);
    expect(await other.call(credentialChecksApi.list, {})).toMatchObject({ as: null, waiting: [] });
    expect(await other.call(credentialChecksApi.count, {})).toEqual({ waiting: null });
    await expect(decide({}, other)).rejects.toMatchObject({ status: 404 });
  }
  await expect(decide()).rejects.toMatchObject({ status: 409, reason: 'not_opened' });
  expect((await operator.inject({ url })).headers['content-disposition']).toMatch(/^attachment/);
  expect(await waitingFor(operator)).toMatchObject({ isOpened: true });
  await expect(decide({ compared: ['name', 'number'] })).rejects.toMatchObject({
    status: 400,
    fields: { compared: expect.any(String) },
  });
  await expect(decide({ source: ' ' })).rejects.toMatchObject({
    fields: { source: expect.any(String) },
  });
  await decide();
  await expect(decide()).rejects.toMatchObject({ status: 409 });
  expect(await stateOf(id)).toMatchObject({ state: 'checked' });
  const { decided } = await operator.call(credentialChecksApi.list, {});
  expect(decided[0]).toMatchObject({ number: kit.id, state: 'checked', source: right.source });
  await vi.waitFor(() => expect(mailsTo(kit.email, /was checked/)).toBe(1));
  await kit.call(credentialsApi.edit, {
    params: { id },
    body: { ...content, number: '99999', version: 1 },
  });
  expect(await stateOf(id)).toMatchObject({ state: 'none' });
});

test('a decision is undone with its document, and stays in the log', async () => {
  const { id } = await sendOne(await photoOf());
  const first = await waitingFor(operator);
  const params = { id: first?.id ?? '' };
  await operator.inject({ url: documentAddress(params.id) });
  await operator.call(credentialChecksApi.decide, { params, body: right });
  const undo = (by: Person, note = 'The wrong person.') =>
    by.call(credentialChecksApi.undo, { params, body: { note } });
  for (const other of [ben, kit]) await expect(undo(other)).rejects.toMatchObject({ status: 404 });
  await expect(undo(operator, ' ')).rejects.toMatchObject({ status: 400 });
  await undo(operator);
  await expect(undo(operator)).rejects.toMatchObject({ status: 409, reason: 'not_decided' });
  expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
  expect(await waitingFor(operator)).toMatchObject({ document: 'webp', source: '' });
  const { decided } = await operator.call(credentialChecksApi.list, {});
  expect(decided.find((one) => one.id === params.id)).toMatchObject({
    state: 'undone',
    note: 'The wrong person.',
  });
  await vi.waitFor(() => expect(mailsTo(kit.email, /checked again/)).toBe(1));
});

test('a document goes a week after the decision', async () => {
  await sendOne(await photoOf());
  const check = await waitingFor(operator);
  const url = documentAddress(check?.id ?? '');
  await operator.inject({ url });
  await operator.call(credentialChecksApi.decide, { params: { id: check?.id ?? '' }, body: right });
  const read = async () => (await operator.inject({ url })).statusCode;
  expect(await read()).toBe(200);
  await dropDecidedDocuments(app.database.db, app.clock.now() + 6 * 86_400_000);
  expect(await read()).toBe(200);
  await dropDecidedDocuments(app.database.db, app.clock.now() + 8 * 86_400_000);
  expect(await read()).toBe(404);
});

test('a refusal needs a reason, which the trainer reads; it can be sent again', async () => {
  const { id } = await sendOne();
  const check = await waitingFor(operator);
  const params = { id: check?.id ?? '' };
  await expect(
    operator.call(credentialChecksApi.decide, {
      params,
      body: { check: 'refused', note: '', compared: [], source: '' },
    }),
  ).rejects.toMatchObject({ status: 400 });
  const body = {
    check: 'refused' as const,
    note: 'The number belongs to somebody else.',
    compared: [],
    source: '',
  };
  await operator.call(credentialChecksApi.decide, { params, body });
  expect(await stateOf(id)).toMatchObject({ state: 'refused', note: body.note });
  await kit.call(credentialSendingApi.send, { params: { id }, body: { document: null } });
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', note: '' });
});

test('a gym’s admin checks its trainers, nobody else’s and never their own', async () => {
  const { owner, gym } = await gymOwner(app);
  await sendOne();
  expect(await waitingFor(owner)).toBeUndefined();
  await owner.call(membersApi.invite, {
    params: gym,
    body: {
      id: newId(),
      email: kit.email,
      role: 'trainer',
      firstName: '',
      lastName: '',
      phone: '',
    },
  });
  await kit.call(invitationsApi.accept, {
    body: { token: mailedToken(app, kit.email, '/invitations') },
  });
  expect(await waitingFor(owner)).toBeDefined();
  expect(await owner.call(credentialChecksApi.list, {})).toMatchObject({ as: 'admin' });
  expect(await waitingFor(kit)).toBeUndefined();
  // An admin is mailed if they chose it, once a day.
  await verifyEmail(app, owner);
  const mails = () =>
    app.outbox.filter(
      ({ to, subject }) => to === owner.email && /waits to be checked/.test(subject),
    ).length;
  const now = app.clock.now();
  app.clock.set(now + 25 * 3_600_000);
  await sendOne();
  expect(mails()).toBe(0);
  app.clock.set(now + 51 * 3_600_000);
  await owner.call(accountApi.saveSettings, { body: { notifications: ['credential_checks'] } });
  await sendOne();
  await sendOne();
  expect(mails()).toBe(1);
  app.clock.set(now);
});

// Last: the work of a year's end forgets who was signed in.
test('reminders come 60, 30 and 7 days before the last day, each once', async () => {
  await sendOne();
  const check = await waitingFor(operator);
  await operator.call(credentialChecksApi.decide, {
    params: { id: check?.id ?? '' },
    body: right,
  });
  const now = app.clock.now();
  const count = () =>
    app.outbox.filter(({ to, subject }) => to === kit.email && /ends soon/.test(subject)).length;
  for (const [day, mails] of [
    ['2027-05-01T00:00:00Z', 1],
    ['2027-05-02T00:00:00Z', 1],
    ['2027-06-24T00:00:00Z', 2],
  ] as const) {
    app.clock.set(Date.parse(day));
    await vi.waitFor(async () => {
      await app.app.jobs.runDue();
      expect(count(), day).toBe(mails);
    }, 10_000);
  }
  app.clock.set(now);
});
