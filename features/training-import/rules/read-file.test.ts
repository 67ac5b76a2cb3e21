import { describe, expect, test } from 'vitest';
import { detectFormat, readFile } from '#features/csv-import/rules/file-format.ts';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { trainingSession } from '#features/training-sessions/contract.ts';
import { HEVY, HEVY_POUNDS, STRONG, STRONG_LATER, STRONG_WITH_UNITS } from '../testing/exports.ts';
import { addRow, buildSession, type SessionRows } from './build-sessions.ts';
import { createRowCheck, fromRowValues, sessionKeyOf } from './check-rows.ts';
import { findColumns } from './find-columns.ts';
import { findSource } from './find-source.ts';
import { fromSettings } from './from-settings.ts';
import { type ImportChoices, toSettings } from './reading.ts';
import { surveyFile } from './survey-file.ts';

const EXERCISES = new Map([
  ['Bench Press (Barbell)', 'bench-press'],
  ['Chest Dip (Assisted)', 'assisted-dip'],
  ['Lateral Raise (Dumbbell)', 'lateral-raise'],
  ['Squat (Barbell)', 'back-squat'],
  ['Plank', 'plank'],
  ['Pull Up', 'pull-up'],
]);

/** What the app does with a file, from its bytes to sessions and refusals. */
function read(text: string, change: Partial<ImportChoices['reading']> = {}, today = '2026-11-23') {
  const bytes = new TextEncoder().encode(text);
  const format = detectFormat(bytes);
  const [columns = [], ...rows] = [...readFile(bytes, format)];
  const found = findSource(columns);
  if (!found) throw new Error('no source');
  const records = rows.map((cells) =>
    Object.fromEntries(columns.map((key, at) => [key, cells[at]])),
  );
  const survey = surveyFile(records, columns, found.mapping, format.decimal);
  const choices: ImportChoices = {
    reading: {
      dates: survey.dateOrders[0] ?? 'ymd',
      weight: survey.weightGuess ?? 'kg',
      distance: 'km',
      zone: 'Australia/Sydney',
      ...change,
    },
    exercises: EXERCISES,
  };
  const check = createRowCheck({
    columns: findColumns(columns, found.mapping),
    reading: choices.reading,
    decimal: format.decimal,
    today,
  });
  const checked = rows.map((cells) => check(cells));
  const sessions = new Map<string, SessionRows>();
  for (const { values } of checked) {
    if (!values) continue;
    const row = fromRowValues(values);
    sessions.set(sessionKeyOf(row), addRow(sessions.get(sessionKeyOf(row)), row));
  }
  const built = [...sessions.values()].flatMap(
    (session) => buildSession(session, choices, findExercise) ?? [],
  );
  for (const session of built) {
    trainingSession.parse({ ...session, id: crypto.randomUUID(), version: 1 });
  }
  return { format, source: found.source, survey, checked, built };
}

const setsOf = (session: ReturnType<typeof read>['built'][number] | undefined) =>
  session?.work.items.map(({ exerciseId, name, measure, sets }) => [
    exerciseId ?? name,
    measure,
    sets.map(({ kind, loadKg, reps, seconds, metres, reserve }) => [
      kind,
      loadKg ?? reps ?? metres,
      reps ?? seconds,
      reserve,
    ]),
  ]);

test('Strong: sets, warm-ups, drops, rests, notes, help and time', () => {
  const { source, survey, built, checked } = read(STRONG);
  expect(source).toBe('strong');
  expect(survey).toMatchObject({
    dateOrders: ['ymd'],
    sessions: 3,
    first: '2026-03-02',
    last: '2026-03-05',
    weightGuess: 'kg',
    asksDistance: true,
  });
  expect(checked.filter(({ problems }) => problems.length > 0)).toEqual([]);
  const [push, run, legs] = built;
  expect(push).toMatchObject({
    name: 'Push Day',
    origin: 'imported',
    note: 'Slept well',
    date: '2026-03-02',
    startedAt: '2026-03-02T06:30:05.000Z',
    finishedAt: '2026-03-02T07:35:05.000Z',
  });
  expect(setsOf(push)).toEqual([
    [
      'bench-press',
      'loadReps',
      [
        ['warmUp', 40, 8, null],
        ['normal', 82.5, 8, 2],
        ['normal', 82.5, 8, 1.5],
      ],
    ],
    ['assisted-dip', 'bodyweight', [['normal', -20, 10, null]]],
    [
      'lateral-raise',
      'loadReps',
      [
        ['normal', 10, 15, null],
        ['drop', 7.5, 12, null],
      ],
    ],
    ['plank', 'seconds', [['normal', null, 60, null]]],
  ]);
  expect(push?.work.items[0]).toMatchObject({ restSeconds: 120, note: 'Pause at the chest' });
  expect(push?.work.items[2]).toMatchObject({ pieces: 2 });
  expect(setsOf(run)).toEqual([['Running', 'metresSeconds', [['normal', 5200, 1860, null]]]]);
  // The exercise comes again after another: both times are kept.
  expect(legs?.work.items.map(({ sets }) => sets.length)).toEqual([2, 1, 1]);
});

test('Strong with a unit in each row, semicolons and decimal commas', () => {
  const { format, survey, built } = read(STRONG_WITH_UNITS);
  expect(format).toMatchObject({ delimiter: ';', decimal: ',' });
  expect(survey).toMatchObject({
    weightUnits: ['kg', 'lb'],
    weightGuess: null,
    asksDistance: false,
  });
  const [deadlift, row] = built[0]?.work.items ?? [];
  expect(deadlift?.sets.map(({ loadKg }) => loadKg)).toEqual([140.5, 102.06]);
  expect(row?.sets[0]).toMatchObject({ metres: 2000, seconds: 480, loadKg: null });
  expect(built[0]?.finishedAt).toBe('2024-06-02T21:45:00.000Z');
});

test('Strong in its later shape: seconds as a count, a row that is a note', () => {
  const { built } = read(STRONG_LATER);
  expect(built).toHaveLength(1);
  expect(
    built[0]?.work.items.map(({ exerciseId, name, note }) => [exerciseId ?? name, note]),
  ).toEqual([
    ['pull-up', 'Tight shoulder'],
    ['Rowing (Machine)', null],
  ]);
  expect(built[0]?.work.items[1]?.sets[0]).toMatchObject({ metres: 1500, seconds: 360 });
});

test('Hevy: kinds, supersets and both ends of a session', () => {
  const { source, survey, built } = read(HEVY);
  expect(source).toBe('hevy');
  expect(survey).toMatchObject({ dateOrders: ['named'], sessions: 2, weightUnits: ['kg'] });
  const [upper, ride] = built;
  expect(upper?.work.items.map(({ superset }) => superset)).toEqual([null, '0', '0']);
  expect(upper?.work.items[2]?.sets.map(({ kind }) => kind)).toEqual(['drop', 'failure']);
  expect(upper?.finishedAt).toBe('2026-11-09T07:01:00.000Z');
  expect(ride?.work.items[0]?.sets[0]).toMatchObject({ metres: 32_400, seconds: 5_400 });
});

test('Hevy in pounds and miles', () => {
  const { built, survey } = read(HEVY_POUNDS);
  expect(survey).toMatchObject({ weightUnits: ['lb'], asksDistance: false });
  expect(built[0]?.work.items.map(({ sets }) => sets[0])).toMatchObject([
    { loadKg: 102.06, reps: 5 },
    { metres: 3_219, seconds: 1_200 },
  ]);
});

describe('what is wrong with a row is said', () => {
  const head = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds';
  const problemsOf = (...rows: string[]) =>
    read([head, '2026-03-02 10:00:00,A,Squat,1,60,5,0,0', ...rows].join('\n'))
      .checked.slice(1)
      .map(({ problems }) => problems.map(({ field, reason }) => `${field}: ${reason}`));

  test.each([
    ['2026-03-02 10:00:00,A,Squat,1,60,0,0,0', ': The set has no reps, time or distance.'],
    ['2026-11-24 10:00:00,A,Squat,1,60,5,0,0', 'Date: It is in the future.'],
    ['1999-11-24 10:00:00,A,Squat,1,60,5,0,0', 'Date: It is before the year 2000.'],
    ['soon,A,Squat,1,60,5,0,0', 'Date: “soon” can’t be read as a date.'],
    ['2026-03-02 10:00:00,A,,1,60,5,0,0', 'Exercise Name: Missing.'],
    ['2026-03-02 10:00:00,A,Squat,1,heavy,5,0,0', 'Weight: “heavy” is not a number.'],
    ['2026-03-02 10:00:00,A,Squat,1,5000,5,0,0', 'Weight: 5000 kg is too much.'],
    ['2026-03-02 10:00:00,A,Squat,1,60,5000,0,0', 'Reps: 5000 is too much.'],
    ['2026-03-02 10:00:00,A,Plank,1,0,0,0,a while', 'Seconds: It is not a time.'],
  ])('%s', (row, problem) => {
    expect(problemsOf(row)).toEqual([[problem]]);
  });

  test('a session has a limit, and what is beyond it is refused row by row', () => {
    const rows = Array.from(
      { length: 62 },
      (_, at) => `2026-03-03 10:00:00,B,Squat,${at},60,5,0,0`,
    );
    expect(problemsOf(...rows).filter((all) => all.length > 0)).toEqual(
      Array(2).fill([': The exercise has more than 60 sets.']),
    );
  });
});

test('two joined exports say the same rows twice; equal sets of one session are two sets', () => {
  const [head, ...rows] = STRONG.trim().split('\n');
  const { checked } = read([head, ...rows, ...rows].join('\n'));
  const keys = checked.map(({ key }) => key);
  expect(new Set(keys.slice(0, rows.length)).size).toBe(rows.length);
  expect(keys.slice(rows.length)).toEqual(keys.slice(0, rows.length));
});

test('a file that is no training is told by its columns', () => {
  expect(findSource(['Email', 'First Name'])).toBeNull();
  expect(findSource(['Date', 'Exercise Name', 'Notes'])).toBeNull();
  expect(findSource(['Date', 'Exercise', 'Reps'])).toMatchObject({ source: 'other' });
});

test('choices travel as settings and come back', () => {
  const choices: ImportChoices = {
    reading: { dates: 'dmy', weight: 'lb', distance: 'mi', zone: 'Europe/Berlin' },
    exercises: EXERCISES,
  };
  expect(fromSettings(toSettings(choices))).toEqual(choices);
  expect(fromSettings({ dates: 'dmy' })).toBeNull();
  expect(fromSettings({ ...toSettings(choices), zone: 'Mars/Base' })).toBeNull();
});
