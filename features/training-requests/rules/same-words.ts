import { SMALL_NUMBERS, TENS } from '#platform/shared/number-words.ts';

/** One form: all ways to type it. Forms without a plural s. */
const WAYS: Readonly<Record<string, string>> = {
  min: 'min mins minute minutes mn mns minuts minuten',
  hour: 'hour hours hr hrs h',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
  lb: 'lb lbs pound pounds',
  x: 'x × times time',
  '1 x': 'once',
  '2 x': 'twice',
  '3 x': 'thrice',
  week: 'week weeks wk wks weekly',
  day: 'day days dayz',
  month: 'month months mth mths',
  year: 'year years yr yrs',
  max: 'max maximum tops most limit heaviest biggest',
  to: 'to til till until upto',
  and: 'and & + plus n',
  or: 'or nor',
  dumbbell: 'dumbbell dumbbells dumbell dumbells dumbel dumbels dumbbel db dbs',
  kettlebell: 'kettlebell kettlebells kettle-bell kb kbs kettlebel kettelbell',
  barbell: 'barbell barbells bb barbel',
  monday: 'monday mondays mon',
  tuesday: 'tuesday tuesdays tue tues',
  wednesday: 'wednesday wednesdays wed weds',
  thursday: 'thursday thursdays thu thur thurs',
  friday: 'friday fridays fri',
  saturday: 'saturday saturdays sat',
  sunday: 'sunday sundays sun',
  cannot: 'cannot cant couldnt',
  dont: 'dont doesnt didnt wont shouldnt mustnt',
  is: 'is are was were feels feel felt isare',
  isnt: 'isnt arent aint',
  my: 'my me mine',
  center: 'centre center',
  neighbour: 'neighbour neighbor neighbours neighbors',
  gym: 'gym gyms',
  abs: 'abs ab',
  feet: 'feet',
  up: 'up ups',
  triceps: 'triceps tricep tri tris',
  biceps: 'biceps bicep bi bis',
};

export const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(WAYS).flatMap(([form, ways]) =>
    ways.split(' ').map((way) => [way, form] as const),
  ),
);

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...SMALL_NUMBERS, ...TENS, couple: 2, fourty: 40 }),
);
