import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvImportApi } from '#features/csv-import/contract.ts';
import { ERRORS_FILE_PATH } from '#features/csv-import/rules/error-file.ts';
import { detectFormat, readFile } from '#features/csv-import/rules/file-format.ts';
import { ownExercisesApi } from '#features/own-exercises/contract.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { isUsualRun } from '#platform/shared/testing/times-to-run.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { findSource } from '../rules/find-source.ts';
import { type ImportChoices, toSettings } from '../rules/reading.ts';
import { STRONG } from '../testing/exports.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const choices = (exercises: Record<string, string> = {}): ImportChoices => ({
  reading: { dates: 'ymd', weight: 'kg', distance: 'km', zone: 'Australia/Sydney' },
  exercises: new Map(Object.entries(exercises)),
});

/** The body of the import call, as the page makes it of a file. */
function bodyOf(text: string, read = choices()) {
  const bytes = new TextEncoder().encode(text);
  const format = detectFormat(bytes);
  const [columns = [], ...rows] = [...readFile(bytes, format)];
  return {
    importType: 'training' as const,
    columnMapping: findSource(columns)?.mapping ?? {},
    decimal: format.decimal,
    fileName: 'strong.csv',
    settings: toSettings(read),
    csvData: rows.map((cells) =>
      Object.fromEntries(columns.map((key, at) => [key, cells[at] ?? ''])),
    ),
  };
}

const validate = (person: Person, text: string, read?: ImportChoices) =>
  person.call(csvImportApi.validate, { body: bodyOf(text, read) });
const commit = (person: Person, id: string) => person.call(csvImportApi.commit, { params: { id } });
const undo = (person: Person, id: string) => person.call(csvImportApi.undo, { params: { id } });
const sessionsOf = async (person: Person) =>
  (await person.call(trainingSessionsApi.list, { query: { from: '2000-01-01' } })).map(
    ({ name, date, work }) => ({ name, date, items: work.items }),
  );

test('a history comes once, belongs to one person, and is undone', async () => {
  const read = choices({ 'Bench Press (Barbell)': 'bench-press', 'Squat (Barbell)': 'back-squat' });
  const staged = await validate(ana, STRONG, read);
  expect(staged).toMatchObject({ importType: 'training', totalRows: 13, failedRows: 0 });
  expect(await sessionsOf(ana)).toEqual([]);
  expect(await commit(ana, staged.id)).toMatchObject({ state: 'committed', processedRows: 13 });
  const sessions = await sessionsOf(ana);
  expect(sessions.map(({ name }) => name)).toEqual(['Legs, heavy', 'Morning run', 'Push Day']);
  expect(sessions[2]?.items[0]).toMatchObject({ exerciseId: 'bench-press', name: null });
  expect(sessions[0]?.items[1]).toMatchObject({ exerciseId: null, name: 'Zercher March' });
  expect(await sessionsOf(ben)).toEqual([]);

  const again = await validate(ana, STRONG, read);
  expect(again).toMatchObject({ processedRows: 0, failedRows: 13 });
  expect(again.importedBefore).not.toBeNull();
  await expect(ana.call(csvImportApi.commit, { params: { id: again.id } })).rejects.toMatchObject({
    status: 409,
  });
  expect(await sessionsOf(ana)).toEqual(sessions);

  // A longer export brings what is new alone.
  const longer = `${STRONG}2026-03-09 17:00:00,"Push Day",1h,"Bench Press (Barbell)",1,85,5,0,0,"","",\n`;
  const more = await validate(ana, longer, read);
  expect(more).toMatchObject({ processedRows: 1, failedRows: 13 });
  await commit(ana, more.id);
  expect(await sessionsOf(ana)).toHaveLength(4);

  // The same file is another person's own history.
  const bens = await validate(ben, STRONG);
  await commit(ben, bens.id);
  await expect(ben.call(csvImportApi.undo, { params: { id: staged.id } })).rejects.toMatchObject({
    status: 404,
  });
  expect(await undo(ana, staged.id)).toMatchObject({ state: 'undone' });
  expect((await sessionsOf(ana)).map(({ date }) => date)).toEqual(['2026-03-09']);
  expect(await sessionsOf(ben)).toHaveLength(3);
});

test('a session that was changed since stays when its import is undone', async () => {
  const person = await app.person();
  const { id } = await validate(person, STRONG);
  await commit(person, id);
  const [session] = await person.call(trainingSessionsApi.list, { query: { from: '2026-03-05' } });
  if (!session) throw new Error('no session');
  const { id: sessionId, ...body } = session;
  await person.call(trainingSessionsApi.edit, {
    params: { id: sessionId },
    body: { ...body, note: 'Felt good' },
  });
  expect(await undo(person, id)).toMatchObject({
    state: 'undone',
    kept: '1 of 3 sessions was changed since; it stays.',
  });
  expect(await undo(person, id)).toMatchObject({ state: 'undone', kept: null });
  const left = await sessionsOf(person);
  expect(left.map(({ name }) => name)).toEqual(['Legs, heavy']);

  // The file brings back what went, and leaves what stayed.
  const again = await validate(person, STRONG);
  expect(again).toMatchObject({ processedRows: 9, failedRows: 4 });
  await commit(person, again.id);
  const all = await sessionsOf(person);
  expect(all).toHaveLength(3);
  expect(all).toContainEqual(left[0]);
});

test('an import of which every session was changed stays', async () => {
  const person = await app.person();
  const { id } = await validate(person, STRONG);
  await commit(person, id);
  const all = await person.call(trainingSessionsApi.list, { query: { from: '2026-01-01' } });
  for (const { id: sessionId, ...body } of all) {
    const edited = { ...body, note: 'Felt good' };
    await person.call(trainingSessionsApi.edit, { params: { id: sessionId }, body: edited });
  }
  await expect(undo(person, id)).rejects.toMatchObject({
    status: 409,
    sentence: expect.stringContaining('of 13 imported records have been used or changed'),
  });
  expect(await sessionsOf(person)).toHaveLength(3);
});

test('rows that cannot be read are listed and given back as a file', async () => {
  const person = await app.person();
  const { id, processedRows, failedRows } = await validate(
    person,
    `${STRONG}2026-03-09 17:00:00,"=SUM(A1)",1h,"Bench Press (Barbell)",1,85,0,0,0,"","",\n`,
  );
  expect([processedRows, failedRows]).toEqual([13, 1]);
  const [failed] = await person.call(csvImportApi.failedRows, { params: { id }, query: {} });
  expect(failed).toMatchObject({ row: 14, reason: 'invalid' });
  const file = await person.bare({ url: ERRORS_FILE_PATH.replace(':id', id) });
  expect(file.body).toContain("'=SUM(A1)");
  expect(file.body).toContain('The set has no reps, time or distance.');
});

test('an own exercise takes the sets; one of another person is refused', async () => {
  const person = await app.person();
  const own = {
    id: newId(),
    name: 'Zercher march',
    pattern: 'carry' as const,
    muscles: { core: 1 as const },
    seconds: [20, 40] as [number, number],
  };
  const exercise = await person.call(ownExercisesApi.add, { body: own });
  const read = choices({ 'Zercher March': exercise.id });
  await expect(
    ben.call(csvImportApi.validate, { body: bodyOf(STRONG, read) }),
  ).rejects.toMatchObject({ status: 400 });
  const { id } = await validate(person, STRONG, read);
  await commit(person, id);
  const [legs] = await sessionsOf(person);
  expect(legs?.items[1]).toMatchObject({ exerciseId: exercise.id });
});

test.each([
  [{}, 'Say how dates, weights and distances are written.'],
  [{ ...toSettings(choices()), zone: 'Mars/Base' }, 'Say how dates'],
  [{ ...toSettings(choices()), 'exercise Squat': 'no-such-exercise' }, 'Choose another exercise'],
])('settings %j are refused', async (settings, sentence) => {
  const body = { ...bodyOf(STRONG), settings };
  await expect(ben.call(csvImportApi.validate, { body })).rejects.toMatchObject({
    status: 400,
    sentence: expect.stringContaining(sentence),
  });
});

test.skipIf(isUsualRun)(
  'twenty thousand rows come in, and go again',
  async () => {
    const person = await app.person();
    const { csvData, ...rest } = bodyOf(STRONG);
    const [row = {}] = csvData;
    const many = Array.from({ length: 20_000 }, (_, at) => ({
      ...row,
      Date: new Date(Date.UTC(2010, 0, 1) + Math.floor(at / 25) * 86_400_000)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' '),
      'Set Order': String((at % 25) + 1),
    }));
    const staged = await person.call(csvImportApi.validate, { body: { ...rest, csvData: many } });
    expect(staged).toMatchObject({ totalRows: 20_000, failedRows: 0 });
    await commit(person, staged.id);
    expect(await undo(person, staged.id)).toMatchObject({ state: 'undone' });
  },
  60_000,
);
