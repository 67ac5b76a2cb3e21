import { CM_PER_INCH } from '#platform/shared/units.ts';

/** How a figure is typed. */
export type ReadingForm = 'number' | 'duration' | 'pressure' | 'scale' | 'drinks';
/** What several readings of a day come to. */
export type OfDay = 'latest' | 'sum' | 'mean';

export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'sometimes'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const GROUPS = ['day', 'feeling', 'body'] as const;
export type Group = (typeof GROUPS)[number];

export const KIND_KEYS = [
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
  'shoulders',
  'chest',
  'waist',
  'hips',
  'upperArmLeft',
  'upperArmRight',
  'forearmLeft',
  'forearmRight',
  'thighLeft',
  'thighRight',
  'calfLeft',
  'calfRight',
] as const;
export type KindKey = (typeof KIND_KEYS)[number];

/** A measure that the app knows. */
export type Kind = {
  key: KindKey;
  name: string;
  group: Group;
  form: ReadingForm;
  /** of `low` and `high`, and what a person reads unless they chose another */
  unit: string;
  /** one of that unit in `unit`; left out: it has no other unit */
  units?: Readonly<Record<string, number>>;
  /** Limits against slips of typing, not a judgement: from far below to far above what bodies do. */
  low: number;
  high: number;
  /** Of the second figure, where there are two. */
  second?: { name: string; low: number; high: number };
  /** decimals that are typed and shown */
  digits: number;
  ofDay: OfDay;
  frequency: Frequency;
  /** 1 to 5 in words */
  words?: readonly string[];
};

const LENGTHS = { cm: 1, in: CM_PER_INCH };

const girth = (key: KindKey, name: string, low: number, high: number): Kind => ({
  key,
  name,
  group: 'body',
  form: 'number',
  unit: 'cm',
  units: LENGTHS,
  low,
  high,
  digits: 1,
  ofDay: 'latest',
  frequency: 'monthly',
});

const feeling = (key: KindKey, name: string, words: readonly string[]): Kind => ({
  key,
  name,
  group: 'feeling',
  form: 'scale',
  unit: '',
  low: 1,
  high: 5,
  digits: 0,
  ofDay: 'latest',
  frequency: 'daily',
  words,
});

const daily = { group: 'day', digits: 0, ofDay: 'latest', frequency: 'daily' } as const;

/** What can be measured without making one's own. Minutes, ml, beats a minute, mmHg, percent, cm. */
export const KINDS: readonly Kind[] = [
  { ...daily, key: 'steps', name: 'Steps', form: 'number', unit: 'steps', low: 0, high: 200_000 },
  { ...daily, key: 'sleep', name: 'Sleep', form: 'duration', unit: 'min', low: 0, high: 1_440 },
  {
    ...daily,
    key: 'water',
    name: 'Water',
    form: 'drinks',
    unit: 'ml',
    low: 1,
    high: 10_000,
    ofDay: 'sum',
  },
  {
    ...daily,
    key: 'restingHeartRate',
    name: 'Resting heart rate',
    form: 'number',
    unit: 'bpm',
    low: 20,
    high: 220,
  },
  {
    ...daily,
    key: 'bloodPressure',
    name: 'Blood pressure',
    form: 'pressure',
    unit: 'mmHg',
    low: 50,
    high: 300,
    second: { name: 'Diastolic', low: 20, high: 200 },
    ofDay: 'mean',
    frequency: 'weekly',
  },
  feeling('mood', 'Mood', ['Very low', 'Low', 'Okay', 'Good', 'Great']),
  feeling('energy', 'Energy', ['Drained', 'Low', 'Okay', 'Good', 'Full']),
  feeling('soreness', 'Soreness', ['None', 'A little', 'Some', 'A lot', 'Severe']),
  {
    key: 'bodyFat',
    name: 'Body fat',
    group: 'body',
    form: 'number',
    unit: '%',
    low: 2,
    high: 75,
    digits: 1,
    ofDay: 'latest',
    frequency: 'monthly',
  },
  girth('neck', 'Neck', 20, 80),
  girth('shoulders', 'Shoulders', 60, 220),
  girth('chest', 'Chest', 50, 250),
  girth('waist', 'Waist', 40, 250),
  girth('hips', 'Hips', 50, 250),
  girth('upperArmLeft', 'Left upper arm', 10, 100),
  girth('upperArmRight', 'Right upper arm', 10, 100),
  girth('forearmLeft', 'Left forearm', 10, 80),
  girth('forearmRight', 'Right forearm', 10, 80),
  girth('thighLeft', 'Left thigh', 20, 150),
  girth('thighRight', 'Right thigh', 20, 150),
  girth('calfLeft', 'Left calf', 15, 100),
  girth('calfRight', 'Right calf', 15, 100),
];

const byKey = new Map<string, Kind>(KINDS.map((kind) => [kind.key, kind]));

/** A measure that the app knows; undefined for a person's own. */
export const findKind = (key: string): Kind | undefined => byKey.get(key);

/**
 * Whether a measure suits a person: figures of the body stay away in gentle mode, and the share of fat from
 * anyone under 18 (their age; null: not known yet).
 */
export function isOffered(
  { key, group }: Pick<Kind, 'key' | 'group'>,
  person: { age: number | null; numbersHidden: boolean },
): boolean {
  if (group !== 'body') return true;
  if (person.numbersHidden) return false;
  return key !== 'bodyFat' || (person.age !== null && person.age >= 18);
}
