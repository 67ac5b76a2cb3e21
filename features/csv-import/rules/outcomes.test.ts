import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKilojoules, readNumber } from './cell-values.ts';
import {
  autoMapping,
  cellText,
  columnKeys,
  fileShape,
  headerKeys,
  mapped,
  missingFields,
} from './column-mapping.ts';
import { IMPORT_FIELDS, IMPORT_TYPES, type ImportType, templateOf } from './import-fields.ts';
import { outcomesOf } from './outcomes.ts';
import { checkRow, rowPlan } from './row-check.ts';

const planOf = (type: ImportType, header: string[], decimal: '.' | ',' = '.') => {
  const keys = columnKeys(header);
  return rowPlan(type, keys, autoMapping(keys, type), decimal);
};

describe('columns', () => {
  it('have names of their own, whatever the header says', () => {
    expect(columnKeys(['Email', ' email', 'Email', '', '__proto__', 'constructor'])).toEqual([
      'Email',
      'email',
      'Email (2)',
      'Column 4',
      '__proto__ (Column 5)',
      'constructor (Column 6)',
    ]);
    expect(columnKeys(['a (2)', 'a', 'a'])).toEqual(['a (2)', 'a', 'a (3)']);
    expect(new Set(columnKeys(Array(500).fill('x'))).size).toBe(500);
  });

  it('map to a field by its value or label, each field once', () => {
    const keys = [' FIRSTNAME ', 'last name', 'E-mail', 'EMAIL', 'Email'];
    expect(autoMapping(keys, 'trainees')).toEqual({
      ' FIRSTNAME ': 'firstName',
      'last name': 'lastName',
      EMAIL: 'email',
    });
    expect(autoMapping(['duration (minutes)', 'name'], 'workouts')).toEqual({
      'duration (minutes)': 'duration',
      name: 'name',
    });
    expect(missingFields(autoMapping(keys, 'trainees'), 'meals')).toHaveLength(2);
  });

  it.each([
    [['E-mail', 'Given name', 'Surname', 'Mobile']],
    [['EMAIL ADDRESS', 'First name', 'Family name', 'Phone number']],
    [['e-mail address', 'given_name', 'last name', 'Cell']],
    [['Mail', 'Forename', 'Last', 'Mobile phone']],
  ])('map by other common names: %j', (keys) => {
    const [email, first, last, phone] = keys;
    expect(Object.entries(autoMapping(keys, 'trainees'))).toEqual(
      expect.arrayContaining([
        [email, 'email'],
        [first, 'firstName'],
        [last, 'lastName'],
        [phone, 'phone'],
      ]),
    );
  });

  it('map by the exact name before other names, and by the best of those', () => {
    const keys = ['E-mail', 'Surname', 'Last Name', 'Email', 'Telephone', 'Mobile', 'First'];
    expect(autoMapping(keys, 'trainees')).toEqual({
      Email: 'email',
      'Last Name': 'lastName',
      Mobile: 'phone',
      First: 'firstName',
    });
    expect(autoMapping(['Emergency contact mobile', 'Partner surname'], 'trainees')).toEqual({});
  });

  it('are limited in number and length', () => {
    expect(headerKeys(Array(250).fill('x'))).toHaveLength(250);
    expect(() => headerKeys(Array(251).fill('x'))).toThrow(/251 columns/);
    expect(() => headerKeys(['a', 'b'.repeat(201)])).toThrow(/name of column 2/);
  });

  it('take a field from one another, and are skipped', () => {
    const mapping = mapped({ a: 'email' }, 'b', 'email');
    expect(mapping).toEqual({ b: 'email' });
    expect(mapped(mapping, 'b', null)).toEqual({});
    expect(fileShape('meals', ['b', 'a'])).toBe(fileShape('meals', ['a', 'b']));
  });

  it('of every template are all mapped, and its row is accepted', () => {
    for (const type of IMPORT_TYPES) {
      const [header = [], row = []] = templateOf(type);
      expect(Object.keys(autoMapping(columnKeys(header), type))).toHaveLength(
        IMPORT_FIELDS[type].length,
      );
      expect(checkRow(planOf(type, header), row).problems).toEqual([]);
    }
  });
});

describe('figures', () => {
  it.each([
    ['520', '.', 520],
    ['1,5', '.', 1.5],
    ['1.5', ',', 1.5],
    ['1,234', '.', 1234],
    ['1,234', ',', 1.234],
    ['1.234', ',', 1234],
    ['1 234,5', ',', 1234.5],
    ['1.234,5', '.', 1234.5],
    ["1'234.50", '.', 1234.5],
    ['1,234,567.8', '.', 1234567.8],
    [',5', '.', 0.5],
    ['−3', '.', -3],
    ['1,2,3', '.', null],
    ['12 g', '.', null],
    ['', '.', null],
    ['.', '.', null],
    ['1e3', '.', null],
  ] as const)('%j with %j is %j', (text, decimal, value) =>
    expect(readNumber(text, decimal)).toBe(value),
  );

  it('are kilojoules by their column or their own unit', () => {
    expect(['Energy (kJ)', 'kJ', 'kilojoules', 'Calories', 'kcal/kJ'].map(isKilojoules)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    const keys = ['Name', 'Energy (kJ)'];
    const plan = rowPlan('meals', keys, { Name: 'name', 'Energy (kJ)': 'calories' }, '.');
    const kcal = (cell: string) => checkRow(plan, ['Soup', cell]).values?.['calories'];
    expect(['418.4', '100 kcal', '100.4 kcal', '2,092 kJ'].map(kcal)).toEqual([100, 100, 100, 500]);
    expect(kcal('500')).toBeCloseTo(500 / 4.184, 8);
  });
});

describe('a row', () => {
  const problem = (type: ImportType, header: string[], row: string[]) =>
    checkRow(planOf(type, header), row).problems.map(
      ({ field, reason, fix }) => `${field}|${reason}|${fix}`,
    );
  const people = ['email', 'firstName', 'lastName', 'phone'];

  it.each([
    [['', 'A', 'B', ''], 'Email|Missing.|Fill it in.'],
    [
      ['a b@x.au', 'A', 'B', ''],
      'Email|“a b@x.au” is not an email address.|Remove the space in it.',
    ],
    [['a@x.au; b@x.au', 'A', 'B', ''], /one address/],
    [['a@x', 'A', 'B', ''], /name@example.com/],
    [['a..b@x.au', 'A', 'B', ''], /name@example.com/],
    [[`${'a'.repeat(250)}@x.au`, 'A', 'B', ''], /254/],
    [['a@x.au', 'A'.repeat(81), 'B', ''], /81 characters/],
    [['a@x.au', 'A\u0007', 'B', ''], /can’t be shown/],
    [['a@x.au', 'A', 'B', '6.14E+10'], /Format the column as text/],
    [['a@x.au', 'A', 'B', '4,00E+08'], /Format the column as text/],
    [['a@x.au', 'A', 'B', '123'], /6 to 15 digits/],
    [['a@x.au', 'A', 'B', 'call me'], /digits, spaces/],
    [['a@x.au', 'A', 'B', '0400 000 000', 'more'], /more values than columns/],
  ])('%j of a person', (row, expected) => {
    const found = problem('trainees', people, row);
    expect(found).toHaveLength(1);
    if (typeof expected === 'string') expect(found[0]).toBe(expected);
    else expect(found[0]).toMatch(expected);
  });

  it.each([
    ['45', 45],
    ['45 min', 45],
    ['1h 30', 90],
    ['2 hours', 120],
    ['45.5', null],
    ['1:30', null],
    ['0', null],
    ['-5', null],
    ['1441', null],
    ['soon', null],
  ])('of a workout of %j', (duration, minutes) => {
    const { values } = checkRow(planOf('workouts', ['name', 'duration']), ['A', duration]);
    expect(values?.['duration'] ?? null).toBe(minutes);
  });

  it.each([
    ['0400 000 000', '0400 000 000'],
    ['+61 400 000 000', '+61 400 000 000'],
    ['(02) 9999 9999', '(02) 9999 9999'],
    ['400000000', '0400000000'],
    ['61400000000', '+61400000000'],
    ['600000000', '600000000'],
    ['', null],
  ])('of a person with phone %j', (cell, phone) => {
    const { values } = checkRow(planOf('trainees', people), ['a@x.au', 'A', 'B', cell]);
    expect(values?.['phone']).toBe(phone);
  });

  it('reads what a safe file has marked, and lets short rows be', () => {
    expect(cellText("'+61 400 000 000")).toBe('+61 400 000 000');
    expect(cellText("'quoted'")).toBe("'quoted'");
    expect(cellText('="0400 000 000"')).toBe('0400 000 000');
    expect(cellText('=A1&"x"')).toBe('=A1&"x"');
    const plan = planOf('trainees', people);
    expect(checkRow(plan, ['a@x.au', '<b>A</b>', "O'Neil"]).values).toEqual({
      email: 'a@x.au',
      firstName: '<b>A</b>',
      lastName: "O'Neil",
      phone: null,
    });
    expect(checkRow(plan, ['a@x.au', 'A', 'B', '', '', ' ']).problems).toEqual([]);
  });
});

describe('outcomes', () => {
  it('call the first of the same right, whatever the case; a plus makes another address', () => {
    const plan = planOf('trainees', ['email', 'firstName', 'lastName']);
    const emails = ['a@x.au', '', 'A@X.au', 'a+gym@x.au', 'a@x.au'];
    const outcomes = outcomesOf(
      plan,
      emails.map((email) => [email, 'A', 'B']),
    );
    expect(outcomes.map(({ reason }) => reason)).toEqual([
      null,
      'invalid',
      'duplicate',
      null,
      'duplicate',
    ]);
    expect(outcomes[2]?.detail).toMatch(/Same as row 1/);
  });

  it('are one for each row: rows in = valid + failed', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('a@x.au', 'A@x.au', '12', '1,5', '', 'Rice', '30 min', '800 kJ'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...IMPORT_TYPES),
        fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 30 }),
        fc.constantFrom('.', ','),
        (type, rows, decimal) => {
          const header = IMPORT_FIELDS[type].map(({ label }) => label);
          const plan = planOf(type, header, decimal);
          const outcomes = outcomesOf(plan, rows);
          const valid = outcomes.filter(({ reason }) => reason === null);
          const failed = outcomes.filter(({ reason, detail }) => reason !== null && detail);
          expect(valid.length + failed.length).toBe(rows.length);
          expect(outcomes.map(({ row }) => row)).toEqual(rows.map((_, at) => at + 1));
          // Again after the failed ones are taken out: nothing else fails.
          const kept = rows.filter((_, at) => outcomes[at]?.reason === null);
          expect(outcomesOf(plan, kept).every(({ reason }) => reason === null)).toBe(true);
        },
      ),
    );
  });
});
