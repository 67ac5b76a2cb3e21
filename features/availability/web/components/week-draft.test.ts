import { describe, expect, test } from 'vitest';
import { addHours, checkHours, describeHours, toHoursDraft, toMinute } from './hours-draft.ts';
import { checkWeek, copyMonday, dayField, newWeek, toWeekDraft } from './week-draft.ts';

const PERTH = 'Australia/Perth';
const week = [
  { weekday: 1, startMinute: 900, endMinute: 1080 },
  { weekday: 1, startMinute: 360, endMinute: 540 },
  { weekday: 6, startMinute: 1320, endMinute: 60 },
];
const content = { timeZone: PERTH, week, usualTravelMinutes: 15 };

test('a week comes out of the form as it went in, in order', () => {
  const checked = checkWeek(toWeekDraft(content));
  const sorted = [week[1], week[0], week[2]];
  expect(checked).toEqual({ errors: {}, content: { ...content, week: sorted } });
});

test('Monday’s hours become those of the other working days, and the weekend keeps its own', () => {
  const days = copyMonday(toWeekDraft(content).days);
  expect(days[5]).toEqual(days[1]);
  expect(days[6]).toHaveLength(1);
  expect(days[7]).toEqual([]);
});

describe('hours', () => {
  test.each([
    ['09:05', 545],
    ['23:59:00', 1439],
    ['24:00', null],
    ['', null],
  ])('%j is minute %j', (text, minute) => {
    expect(toMinute(text)).toBe(minute);
  });

  test('begin as the day before or a working day, and are asked for after that', () => {
    const first = addHours([]);
    expect(first).toEqual([{ key: 0, from: '09:00', to: '17:00' }]);
    expect(addHours([], toHoursDraft([{ startMinute: 360, endMinute: 600 }]))).toEqual([
      { key: 0, from: '06:00', to: '10:00' },
    ]);
    const second = addHours(first);
    expect(second[1]).toEqual({ key: 1, from: '', to: '' });
    expect(checkHours(second).error).toBe('Enter a start and an end.');
  });

  test('that overlap are refused on their day', () => {
    const draft = toWeekDraft(newWeek(PERTH));
    const clash = toHoursDraft([
      { startMinute: 540, endMinute: 660 },
      { startMinute: 600, endMinute: 720 },
    ]);
    const { errors } = checkWeek({ ...draft, travel: '241', days: { ...draft.days, 3: clash } });
    expect(errors).toEqual({
      [dayField(3)]: 'These hours overlap. Change one of them.',
      travel: 'Use whole minutes from 0 to 240.',
    });
  });

  test('are said in order, with the next day', () => {
    expect(describeHours(week.filter(({ weekday }) => weekday === 1))).toBe(
      '6 am to 9 am, 3 pm to 6 pm',
    );
    expect(describeHours(week.slice(2))).toBe('10 pm to 1 am the next day');
  });
});
