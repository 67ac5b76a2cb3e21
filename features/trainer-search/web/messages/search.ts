import type { MatchReason, Sort, WantedFormat } from '#features/trainers/rules/match-trainers.ts';
import type { TimeOfDay } from '#features/trainers/rules/wanted-times.ts';
import { dollars, formatNames, freeTime } from '#features/trainers/web/public.ts';

export const wantedFormatNames: Record<WantedFormat, string> = {
  'one-to-one': 'One to one',
  ...formatNames,
};

export const sortNames: Record<Sort, string> = {
  match: 'Best match',
  'next-free': 'Free soonest',
  price: 'Price, low to high',
  distance: 'Nearest first',
  reviews: 'Best reviewed',
};

export const timeOfDayNames: Record<TimeOfDay, string> = {
  morning: 'Before 9 am',
  day: '9 am to 5 pm',
  evening: 'After 5 pm',
};

export const kmText = (km: number): string =>
  km < 1 ? 'under 1 km away' : `${km < 10 ? km.toFixed(1) : Math.round(km)} km away`;

/** Why a trainer is shown. */
export function reasonText(reason: MatchReason): string {
  switch (reason.kind) {
    case 'specialty':
      return reason.names.join(', ');
    case 'price':
      return `${reason.isGroup ? 'a place in a group' : 'one to one'} ${reason.fromCents === 0 ? 'for free' : `from ${dollars(reason.fromCents)}`}`;
    case 'format':
      return wantedFormatNames[reason.format].toLowerCase();
    case 'language':
      return `speaks ${reason.language}`;
    case 'gender':
      return 'gender as you chose';
    case 'distance':
      return kmText(reason.km);
    case 'certified':
      return 'checked qualification';
    case 'free':
      return `free ${freeTime(reason.nextFreeMs)}`;
    case 'words': {
      const texts = reason.texts.map(({ text, isQuote }) => (isQuote ? `“${text}”` : text));
      const close = reason.closeTo.length > 0 ? ` (close to “${reason.closeTo.join(' ')}”)` : '';
      return `${texts.join(', ')}${close}`;
    }
    case 'session': {
      const price = reason.priceCents === 0 ? 'free' : dollars(reason.priceCents);
      const seat = reason.isGroup ? ' a place' : '';
      return `${reason.name}, ${reason.minutes} min, ${price}${seat}, ${freeTime(reason.startMs)}`;
    }
  }
}

export const searchText = {
  words: 'Search trainers',
  wordsHint: 'Sore knee, boxing, a name…',
  someWords: 'Nobody matches all of your words.',
  suburb: 'Suburb or town',
  anySuburb: 'Where are you?',
  unknownSuburb: (name: string) =>
    `We don’t know where ${name} is. Choose a suburb from the list to see distances.`,
  specialty: 'Specialty',
  format: 'Format',
  price: 'Price',
  upTo: (dollarsText: string) => `Up to ${dollarsText}`,
  language: 'Language',
  gender: 'Gender',
  weekday: 'Days',
  anyDistance: 'Any distance',
  nearby: 'Within 100 km, or online.',
  timeOfDay: 'Time',
  freeWithin: 'Free within',
  withinDays: (days: number) => (days === 1 ? 'a day' : `${days} days`),
  distance: 'Distance',
  upToKm: (km: number) => `Up to ${km} km`,
  certified: 'Credentials',
  onlyCertified: 'Qualification checked',
  sort: 'Sort by',
  filters: 'Filters',
  filtersOn: 'on',
  wishesOn: 'Asked for',
  without: (wish: string) => `Remove ${wish}`,
  show: (count: number) => (count === 1 ? 'Show 1 trainer' : `Show ${count} trainers`),
  choosePlace: 'Choose the suburb first',
  /** typed in the sheet, that was closed before it was a place */
  openPlace: (text: string) => `Which “${text}”? Choose one`,
  moreFilters: 'More filters',
  fewerFilters: 'Fewer filters',
  clear: 'Clear filters',
  groupsFrom: (price: string) => `Groups from ${price}`,
  sessionLine: (name: string, minutes: number, price: string) =>
    `${name}, ${minutes} min, ${price}`,
  place: (price: string) => `${price} a place`,
  noSessions: 'None to book',
  inGroups: 'in a group',
  found: (count: number) => (count === 1 ? '1 trainer' : `${count} trainers`),
  why: 'Matches:',
  checkedToo: (names: readonly string[]) => `Also checked: ${names.join(', ')}`,
  checkedOnly: (names: readonly string[]) =>
    `Checked: ${names.join(', ')}. No qualification checked.`,
  nothingChecked: 'No qualification checked',
  reviews: (stars: number, count: number) => `${stars.toFixed(1)} (${count})`,
  from: 'from',
  free: 'Free',
  nextFree: 'Next free',
  noTime: 'No free times',
  compare: 'Compare',
  compareThese: (count: number) => `Compare ${count}`,
  compareMore: 'Choose one more',
  compareTitle: 'Side by side',
  stopComparing: 'Clear',
  book: 'Book',
  bookWith: (name: string, when: string) => `Book with ${name}, ${when}`,
  onlyThree: 'You can compare three at once.',
  nextPage: 'More trainers',
  none: 'No trainer matches all of this',
  noneLead: 'Try fewer filters or another day.',
  dropOne: 'There are some without one of your wishes:',
  countWithout: (count: number, wish: string) => `${count} without ${wish}`,
  nobody: 'No trainers are listed yet',
  nobodyLead: 'We show real people only. These work without a trainer:',
  attribution: 'Distances are as the crow flies. Places: GeoNames, CC BY 4.0.',
  rows: {
    sessions: 'Sessions',
    cancelling: 'Cancelling',
    next: 'Next free',
    formats: 'Format',
    specialties: 'Specialties',
    languages: 'Languages',
    experience: 'Experience',
    credentials: 'Credentials',
    reviews: 'Reviews',
    distance: 'Distance',
    places: 'Places',
  },
  unknown: 'Not known',
  notStated: 'Not stated',
  noneChecked: 'None checked',
  since: (year: number) => `Since ${year}`,
};

export const meanwhileText = {
  workouts: 'A training plan',
  workoutsDetail: 'Made for your goal, your days and your kit',
  programmes: 'Programmes to follow',
  programmesDetail: 'Week by week, at your own pace',
  food: 'Log food',
  foodDetail: 'A good start with any trainer',
};
