import { measuresApi, readingsApi, readingsFileApi } from '#features/measures/contract.ts';
import { findKind, type KindKey } from '#features/measures/rules/kinds.ts';
import { recordIdOf } from '#features/measures/rules/measure.ts';
import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Chance } from './chance.ts';
import { SAMPLE_DAYS, type SampleDay, type SamplePerson, TIME_ZONE } from './sample-world.ts';

type Sample = InputOf<typeof readingsFileApi.addFile>['body']['readings'][number];

const YEAR_DAYS = 365;
const MORNING = '06:50';
const TRACKED: KindKey[] = [
  'steps',
  'sleep',
  'water',
  'restingHeartRate',
  'bloodPressure',
  'mood',
  'energy',
  'soreness',
  'bodyFat',
  'neck',
  'waist',
  'hips',
  'upperArmRight',
  'thighRight',
];

/** Figures a year ago and today; in between they move evenly. */
const COURSE: Partial<Record<KindKey, [from: number, to: number, noise: number]>> = {
  bodyFat: [33.5, 29.8, 0.4],
  neck: [33.4, 32.8, 0.2],
  waist: [86.5, 79.5, 0.6],
  hips: [107, 102.5, 0.5],
  upperArmRight: [29.2, 29.9, 0.3],
  thighRight: [60.5, 58.8, 0.5],
};

const WEEK = 7;
const GIRTH_EVERY_DAYS = 4 * WEEK;
/** Nothing at all was measured: a holiday, and a cold. */
const GAPS: [from: number, to: number][] = [
  [212, 191],
  [96, 90],
];

/** What was measured on a day; less on some days than on others. */
function measuredOn(date: CalendarDay, daysAgo: number, chance: Chance): Sample[] {
  const part = 1 - daysAgo / YEAR_DAYS;
  const isGap = GAPS.some(([from, to]) => daysAgo <= from && daysAgo >= to);
  const all: Sample[] = [];
  const add = (kind: KindKey, value: number, more: Partial<Sample> = {}) =>
    all.push({ date, kind, value, unit: findKind(kind)?.unit ?? '', ...more });
  const whole = (least: number, most: number) => Math.round(chance.between(least, most));
  const isWeekend = weekdayOf(date) > 5;
  add('steps', whole(4_800, 11_800) + (isWeekend ? 1_500 : 0));
  add('sleep', whole(375, 500) + (isWeekend ? 35 : 0));
  if (chance.next() < 0.8) add('restingHeartRate', whole(62, 67) - Math.round(5 * part));
  const feels = chance.between(2.2, 5.2);
  if (chance.next() < 0.75) {
    add('mood', Math.min(5, Math.round(feels)));
    add('energy', Math.min(5, Math.max(1, Math.round(feels - chance.between(-0.7, 0.9)))));
    add('soreness', whole(1, 3.6));
  }
  if (daysAgo % WEEK === 3) {
    const systolic = whole(119, 129) - Math.round(4 * part);
    add('bloodPressure', systolic, {
      second: systolic - whole(40, 46),
      localTime: MORNING,
      timeZone: TIME_ZONE,
    });
  }
  for (const [kind, [from, to, noise]] of Object.entries(COURSE)) {
    const value = from + (to - from) * part + chance.between(-noise, noise);
    if (daysAgo % GIRTH_EVERY_DAYS !== 1) continue;
    add(kind as KindKey, Math.round(value * 10) / 10, kind === 'bodyFat' ? { method: 'navy' } : {});
  }
  const isForgotten = chance.next() < 0.12;
  return isGap || isForgotten ? [] : all;
}

/** Starts tracking, with the nine months before the sample from the file of another app. */
async function begin(person: SamplePerson, today: CalendarDay, chance: Chance): Promise<void> {
  for (const key of TRACKED) {
    const frequency = findKind(key)?.frequency ?? 'daily';
    await person.call(measuresApi.add, {
      body: { id: recordIdOf(key), kind: key, frequency, tracked: true },
    });
  }
  const readings: Sample[] = [];
  for (let daysAgo = YEAR_DAYS; daysAgo > SAMPLE_DAYS; daysAgo -= 1) {
    readings.push(...measuredOn(addDays(today, -daysAgo), daysAgo, chance));
  }
  await person.call(readingsFileApi.addFile, { body: { readings } });
}

/** Measurements of a year with gaps: most days steps and sleep, girths every four weeks, one measure of one's own. */
export function followMeasures(person: SamplePerson, chance: Chance) {
  const grip = newId();
  return async ({ date, daysAgo, until }: SampleDay): Promise<void> => {
    if (daysAgo === SAMPLE_DAYS) {
      await begin(person, addDays(date, SAMPLE_DAYS), chance);
      await person.call(measuresApi.add, {
        body: {
          id: grip,
          kind: 'own',
          name: 'Grip strength',
          unit: 'kg',
          low: 5,
          high: 90,
          frequency: 'weekly',
          tracked: true,
        },
      });
    }
    const all = measuredOn(date, daysAgo, chance);
    if (daysAgo % WEEK === 2) {
      const value = 27 + Math.round((SAMPLE_DAYS - daysAgo) / 20 + chance.between(-1, 1));
      all.push({ date, kind: grip, value, unit: 'kg' });
    }
    // Of today only what mornings know.
    const known =
      daysAgo > 0 ? all : all.filter(({ kind }) => kind === 'sleep' && MORNING <= until);
    for (const reading of known)
      await person.call(readingsApi.add, { body: { ...reading, id: newId() } });
    const drinks = daysAgo > 0 ? Math.round(chance.between(4, 8)) : 2;
    for (let drink = 0; drink < drinks && daysAgo < 30; drink += 1) {
      const body = { id: newId(), date, kind: 'water', value: 250, unit: 'ml' };
      await person.call(readingsApi.add, { body });
    }
  };
}
