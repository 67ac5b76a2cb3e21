import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedMealsApi } from '#features/food-log/contract.ts';
import { recipesApi } from '#features/recipes/contract.ts';
import { workoutsApi } from '#features/workouts/contract.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { csvImportApi } from '../contract.ts';
import { ERRORS_FILE_PATH } from '../rules/error-file.ts';
import { readFile } from '../rules/file-format.ts';
import { MAX_JSON_BYTES, MAX_ROWS } from '../rules/limits.ts';

type NewImport = InputOf<typeof csvImportApi.validate>['body'];

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const format = { encoding: 'utf-8', delimiter: ',', quote: '"', decimal: '.' } as const;
const mealMapping = { Name: 'name', Energy: 'calories', 'Protein (g)': 'protein' };
const meals = (csvData: NewImport['csvData'], more: Partial<NewImport> = {}): NewImport => ({
  importType: 'meals',
  columnMapping: mealMapping,
  csvData,
  ...more,
});
const soup = { Name: 'Soup', Energy: '120', 'Protein (g)': '4,5', Note: 'x' };

const validate = (person: Person, body: NewImport) => person.call(csvImportApi.validate, { body });
const commit = (person: Person, id: string) => person.call(csvImportApi.commit, { params: { id } });
const undo = (person: Person, id: string) => person.call(csvImportApi.undo, { params: { id } });
const failed = (person: Person, id: string) =>
  person.call(csvImportApi.failedRows, { params: { id }, query: {} });
const errorsOf = (person: Person, id: string) =>
  person.bare({ url: ERRORS_FILE_PATH.replace(':id', id) });
const mealsOf = async (person: Person) =>
  (await person.call(recipesApi.list, {})).map(({ name }) => name).sort();

describe('meals from a file', () => {
  test('are staged, corrected, imported once, searched and undone', async () => {
    const before = await mealsOf(ben);
    const staged = await validate(
      ana,
      meals([soup, { ...soup, Name: '' }, { Name: 'SOUP', Energy: 120, 'Protein (g)': 4.5 }, {}]),
    );
    expect(staged).toMatchObject({
      state: 'validated',
      totalRows: 3,
      processedRows: 1,
      failedRows: 2,
      validationResult: { isValid: false, duplicatesFound: 1, seatLimitExceeded: false },
    });
    const { id } = staged;
    expect(await mealsOf(ana)).toEqual([]);
    expect(await failed(ana, id)).toEqual([
      {
        row: 2,
        cells: ['', '120', '4,5', 'x'],
        reason: 'invalid',
        detail: 'Name: Missing. Fill it in.',
      },
      {
        row: 3,
        cells: ['SOUP', '120', '4.5', ''],
        reason: 'duplicate',
        detail: expect.stringMatching(/^Same as row 1\./),
      },
    ]);

    const rows = [{ row: 2, cells: ['Stew', '500 kJ', '', 'x'] }];
    expect(await ana.call(csvImportApi.correct, { params: { id }, body: { rows } })).toMatchObject({
      processedRows: 2,
      failedRows: 1,
    });
    const both = await Promise.all([commit(ana, id), commit(ana, id)]);
    for (const one of both) expect(one).toMatchObject({ state: 'committed', processedRows: 2 });
    const made = await ana.call(recipesApi.list, {});
    const [first, second] = made.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(first).toMatchObject({
      name: 'Soup',
      typed: { calories: 120, protein: 4.5, fat: null },
      source: { kind: 'csv' },
    });
    const typed = { calories: 120, exactKcal: expect.closeTo(500 / 4.184, 8), protein: null };
    expect(second).toMatchObject({ name: 'Stew', typed });
    const page = await ana.call(recipesApi.rows, { query: { text: 'soup' } });
    expect(page.rows).toMatchObject([{ name: 'Soup', kcal: 120, isTyped: true }]);
    expect(await mealsOf(ben)).toEqual(before);

    const again = await validate(ana, meals([soup]));
    expect(again.importedBefore).toBeNull();
    await undo(ana, id);
    expect(await undo(ana, id)).toMatchObject({ state: 'undone' });
    expect(await mealsOf(ana)).toEqual([]);
    await expect(commit(ana, id)).rejects.toMatchObject({ status: 409, reason: 'not_ready' });
    const history = await ana.call(csvImportApi.list, {});
    expect(history.map(({ state }) => state)).toEqual(['validated', 'undone']);
    expect(await ben.call(csvImportApi.list, {})).toEqual([]);
  });

  test('are staged once, however often the call is repeated', async () => {
    const person = await app.person();
    const once = meals([soup], { id: newId() });
    const [first, again] = await Promise.all([validate(person, once), validate(person, once)]);
    expect(again).toEqual(first);
    await commit(person, first.id);
    expect(await validate(person, once)).toMatchObject({ id: first.id, state: 'committed' });
    expect(await person.call(csvImportApi.list, {})).toHaveLength(1);
    expect(await mealsOf(person)).toEqual(['Soup']);
  });

  test('stay when one of them has been changed, and say that the file was imported before', async () => {
    const person = await app.person();
    const { id } = await validate(person, meals([soup]));
    await commit(person, id);
    const [meal] = await person.call(recipesApi.list, {});
    await person.call(recipesApi.edit, {
      params: { id: meal?.id ?? '' },
      body: { name: 'My soup', servings: 1, version: 1 },
    });
    await expect(undo(person, id)).rejects.toMatchObject({ status: 409, reason: 'used' });
    expect(await mealsOf(person)).toEqual(['My soup']);
    expect((await validate(person, meals([soup]))).importedBefore).not.toBeNull();
  });

  test('of an earlier import are saved meals, and are undone too', async () => {
    const person = await app.person();
    const { id } = await validate(person, meals([soup]));
    await commit(person, id);
    const [{ id: madeId } = { id: '' }] = await person.call(recipesApi.list, {});
    await app.database.pool.query('delete from recipes where id = $1', [madeId]);
    const items = [{ foodName: 'Soup', quantity: 1, unit: 'serving' as const, calories: 120 }];
    await person.call(savedMealsApi.add, { body: { id: madeId, name: 'Soup', items } });
    await undo(person, id);
    expect(await person.call(savedMealsApi.list, {})).toEqual([]);
  });
});

describe('workouts from a file', () => {
  test('are the importer’s own', async () => {
    const csvData = [
      { Workout: 'Legs', Time: '1h 15', Level: 'Hard' },
      { Workout: '<script>alert(1)</script>', Time: '20', Level: null },
    ];
    const columnMapping = { Workout: 'name', Time: 'duration', Level: 'difficulty' };
    const { id } = await validate(ana, { importType: 'workouts', csvData, columnMapping });
    await commit(ana, id);
    const { workouts, total } = await ana.call(workoutsApi.list, { query: {} });
    expect(total).toBe(2);
    expect(workouts.map(({ name, durationMinutes }) => [name, durationMinutes])).toEqual([
      ['<script>alert(1)</script>', 20],
      ['Legs', 75],
    ]);
    const [script] = workouts;
    const rest = await ana.call(workoutsApi.list, {
      query: { afterName: script?.name, afterId: script?.id },
    });
    expect(rest.workouts.map(({ name }) => name)).toEqual(['Legs']);
    expect((await ben.call(workoutsApi.list, { query: {} })).total).toBe(0);
    await undo(ana, id);
    expect((await ana.call(workoutsApi.list, { query: {} })).total).toBe(0);
  });
});

describe('a request', () => {
  test.each<[string, Partial<NewImport>, RegExp]>([
    ['no rows', { csvData: [] }, /The CSV file is empty/],
    ['blank rows', { csvData: [{ Name: ' ' }] }, /The CSV file is empty/],
    [
      'a required field that nothing is mapped to',
      { columnMapping: { Energy: 'calories' } },
      /Please map: Name/,
    ],
    [
      'a field of another type',
      { columnMapping: { ...mealMapping, Note: 'email' } },
      /no field “email”/,
    ],
    ['one field twice', { columnMapping: { ...mealMapping, Note: 'name' } }, /to one column only/],
  ])('with %s is refused', async (_, change, sentence) => {
    await expect(validate(ana, { ...meals([soup]), ...change })).rejects.toMatchObject({
      status: 400,
      sentence: expect.stringMatching(sentence),
    });
  });

  test('takes the ways in which a column can be skipped', async () => {
    const columnMapping = { ...mealMapping, Note: 'skip', Other: '', More: null };
    expect((await validate(ana, meals([soup], { columnMapping }))).columnMapping).toEqual(
      mealMapping,
    );
  });

  test('for people needs the right, and says which', async () => {
    const csvData = [{ e: 'a@x.au', f: 'A', l: 'B' }];
    const columnMapping = { e: 'email', f: 'firstName', l: 'lastName' };
    for (const importType of ['trainees', 'trainers'] as const) {
      await expect(validate(ana, { importType, csvData, columnMapping })).rejects.toMatchObject({
        status: 403,
        reason: 'import_right_needed',
        sentence: expect.stringMatching(/^To import (trainees|trainers), you need to run a gym/),
      });
    }
  });

  test('of more than 40 MB, or that claims 10 GB, is refused at once', async () => {
    const headers = { 'content-type': 'application/json', 'x-csrf-token': await ana.csrfToken() };
    const url = csvImportApi.validate.path;
    const claimed = await ana.bare({
      method: 'POST',
      url,
      headers: { ...headers, 'content-length': '10000000000' },
      payload: '{}',
    });
    expect(claimed.statusCode).toBe(413);
    const payload = 'x'.repeat(MAX_JSON_BYTES + 1);
    const large = await ana.bare({ method: 'POST', url, headers, payload });
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
  });

  test.each<[string, Partial<NewImport>, RegExp]>([
    ['too many rows', { csvData: Array(MAX_ROWS + 1).fill({}) }, /at most 250000 rows/],
    [
      'too many columns',
      { csvData: [soup, ...Array.from({ length: 250 }, (_, at) => ({ [`c${at}`]: '' }))] },
      /at most 250 columns/,
    ],
    [
      'too many mapped columns',
      {
        columnMapping: Object.fromEntries(Array.from({ length: 251 }, (_, at) => [`c${at}`, ''])),
      },
      /at most 250 columns/,
    ],
    ['too long a name', { csvData: [{ ['x'.repeat(201)]: '' }] }, /at most 200 characters|valid/],
    ['too long a value', { csvData: [{ Name: 'x'.repeat(10_001) }] }, /10000 characters|valid/],
  ])('with %s is refused', async (_, change, sentence) => {
    const before = (await ben.call(csvImportApi.list, {})).length;
    await expect(validate(ben, { ...meals([soup]), ...change })).rejects.toMatchObject({
      status: 400,
      sentence: expect.stringMatching(sentence),
    });
    expect(await ben.call(csvImportApi.list, {})).toHaveLength(before);
  });

  test('has more values than columns in a row: the row fails and can be corrected', async () => {
    const csvData = [{ ...soup, __parsed_extra: 'and more' }, soup];
    const { id, columns, failedRows } = await validate(ana, meals(csvData));
    expect([columns, failedRows]).toEqual([['Name', 'Energy', 'Protein (g)', 'Note'], 1]);
    expect(await failed(ana, id)).toMatchObject([
      { row: 1, cells: ['Soup', '120', '4,5', 'x', 'and more'], reason: 'invalid' },
    ]);
  });

  test('about somebody else’s import finds nothing', async () => {
    const { id } = await validate(ana, meals([soup, { ...soup, Name: '' }]));
    const tries = [
      () => ben.call(csvImportApi.read, { params: { id } }),
      () => failed(ben, id),
      () => commit(ben, id),
      () => undo(ben, id),
      () => ben.call(csvImportApi.discard, { params: { id } }),
    ];
    for (const one of tries) await expect(one()).rejects.toMatchObject({ status: 404 });
    expect((await errorsOf(ben, id)).statusCode).toBe(404);
    const url = ERRORS_FILE_PATH.replace(':id', id);
    expect((await app.stranger.bare({ url })).statusCode).toBe(401);
    expect((await ana.bare({ url: ERRORS_FILE_PATH.replace(':id', 'x') })).statusCode).toBe(404);
    expect((await ana.call(csvImportApi.read, { params: { id } })).state).toBe('validated');
  });
});

describe('the error file', () => {
  test('has the original columns, is safe for spreadsheets, and is accepted again', async () => {
    const bad = {
      Name: '=HYPERLINK("http://x")',
      Energy: 'many',
      'Protein (g)': '+3',
      row: '7',
      error: 'old',
    };
    const { id } = await validate(ana, meals([soup, bad]));
    const answer = await errorsOf(ana, id);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="import-errors-${id}.csv"`,
    );
    const rows = [...readFile(answer.rawPayload, format)];
    expect(rows).toEqual([
      ['Name', 'Energy', 'Protein (g)', 'Note', 'row', 'error'],
      [
        `'=HYPERLINK("http://x")`,
        'many',
        "'+3",
        '',
        '2',
        expect.stringMatching(/^Calories: “many”/),
      ],
    ]);
    const [header = [], ...body] = rows;
    const csvData = body.map((cells) => ({
      ...Object.fromEntries(header.map((key, at) => [key, cells[at] ?? ''])),
      Energy: '90',
    }));
    const again = await validate(ana, meals(csvData));
    expect(again).toMatchObject({ processedRows: 1, failedRows: 0 });
    await commit(ana, again.id);
    expect(await mealsOf(ana)).toContain('=HYPERLINK("http://x")');
    await undo(ana, again.id);
  });
});

const batchesOf = async (person: Person) => {
  const { rows } = await app.database.pool.query(
    'select 1 from csv_import_batches where owner_id = $1',
    [person.id],
  );
  return rows.length;
};

test('rows are forgotten after seven days', async () => {
  const [kept, open] = [await validate(ben, meals([soup])), await validate(ben, meals([soup]))];
  await commit(ben, kept.id);
  app.clock.advance(8 * DAY_MS);
  await expect(undo(ben, kept.id)).rejects.toMatchObject({ status: 409, reason: 'not_undoable' });
  await expect(commit(ben, open.id)).rejects.toMatchObject({ status: 409, reason: 'not_ready' });
  await app.app.jobs.runDue();
  const states = (await ben.call(csvImportApi.list, {})).map(({ id, state }) => [id, state]);
  expect(Object.fromEntries(states)).toEqual({ [kept.id]: 'committed', [open.id]: 'expired' });
  expect(await batchesOf(ben)).toBe(0);
  expect(await mealsOf(ben)).toContain('Soup');
  app.clock.advance(-8 * DAY_MS);
});
