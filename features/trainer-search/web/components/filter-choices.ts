import type { trainersApi } from '#features/trainers/contract.ts';
import { WANTED_FORMATS } from '#features/trainers/rules/match-trainers.ts';
import { TIMES_OF_DAY } from '#features/trainers/rules/wanted-times.ts';
import { dollars, genderNames } from '#features/trainers/web/public.ts';
import type { OutputOf } from '#platform/shared/endpoint.ts';
import type { Wishes } from '../hooks/use-wishes.ts';
import { searchText as t, timeOfDayNames, wantedFormatNames } from '../messages/search.ts';

const PRICES = [50, 80, 100, 150, 200];
const DISTANCES = [2, 5, 10, 25, 50, 100];
/** The largest that can be asked for. */
const ANY_KM = 5_000;
const DAYS = [1, 2, 3, 7, 14];
const CENTS = 100;

export type Found = OutputOf<typeof trainersApi.search>;

/** One wish of which one choice at most is taken. */
export type FilterChoice = {
  name: keyof Wishes;
  label: string;
  /** `named`: what it is called where no choices are counted */
  options: readonly { value: string; label: string; named?: string }[];
  /** seldom asked for */
  isRare?: true;
};

const named = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: names[value] }));

const counted = (choices: readonly { name: string; count: number }[]) =>
  choices.map(({ name, count }) => ({ value: name, label: `${name} (${count})`, named: name }));

/** What can be asked of a trainer besides words, place and days. */
export const filterChoices = (
  { specialties, languages }: Found,
  wishes: Wishes,
): FilterChoice[] => [
  { name: 'specialty', label: t.specialty, options: counted(specialties) },
  { name: 'format', label: t.format, options: named(WANTED_FORMATS, wantedFormatNames) },
  {
    name: 'maxPrice',
    label: t.price,
    options: PRICES.map((price) => ({
      value: String(price),
      label: t.upTo(dollars(price * CENTS)),
    })),
  },
  { name: 'timeOfDay', label: t.timeOfDay, options: named(TIMES_OF_DAY, timeOfDayNames) },
  ...(wishes.suburb
    ? [
        {
          name: 'maxKm' as const,
          label: t.distance,
          options: [
            ...DISTANCES.map((km) => ({ value: String(km), label: t.upToKm(km) })),
            { value: String(ANY_KM), label: t.anyDistance },
          ],
        },
      ]
    : []),
  {
    name: 'freeWithinDays',
    label: t.freeWithin,
    options: DAYS.map((days) => ({
      value: String(days),
      label: `${t.freeWithin} ${t.withinDays(days)}`,
    })),
    isRare: true,
  },
  { name: 'language', label: t.language, options: counted(languages), isRare: true },
  {
    name: 'gender',
    label: t.gender,
    options: named(['female', 'male'] as const, genderNames),
    isRare: true,
  },
  {
    name: 'certified',
    label: t.certified,
    options: [{ value: 'yes', label: t.onlyCertified }],
    isRare: true,
  },
];
