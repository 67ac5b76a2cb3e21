import type { LightWeekCause } from '#features/progression/rules/light-week.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import { formatList } from '#platform/shared/format-list.ts';

export const pageText = {
  title: 'Workouts',
  make: 'Make a new week',
};

export const todayText = {
  today: 'Today',
  start: 'Start',
  goOn: 'Continue',
  see: 'See what you did',
  done: 'Done for today',
  look: 'Look at it and change it',
  progress: (done: number, planned: number): string => `${done} of ${planned} sets done`,
  muscles: (muscles: string): string => `Trains ${muscles}.`,
};

export const restDayText = {
  title: 'Rest day',
  next: (day: string, session: string): string => `Next: ${session}, ${day}.`,
  nothingNext: 'Your block is over. Make the next one.',
  seeNext: 'Look at the next session',
  walk: 'A walk or easy stretching is fine.',
};

export const noPlanText = {
  title: 'Make your training week',
  lead: 'Your training week, made for your goal, your level and the equipment you have.',
  known: 'What we know of you',
  make: 'Make my week',
  change: 'Change something first',
  why: 'Each session says sets, rests and why. You can change anything.',
  minutes: (minutes: readonly number[]): string => `${minutes.join(' or ')} min a session`,
  unknownPlace: 'No equipment, until you choose a place',
  addPlace: 'Say where you train',
};

export const weekText = {
  title: 'This week',
  nextTitle: 'Next week',
  rest: 'Rest',
  done: 'Done',
  missed: 'Missed',
  planned: 'Planned',
  today: 'Today',
  underWay: 'Under way',
  replan: 'Re-plan the rest',
  replanOne: (weekday: number): string => `Re-plan the week without ${weekdayName(weekday)}`,
  replanned: {
    title: 'Week re-planned',
    description: 'The rest of the week takes over what matters most.',
  },
  /** "0 of 5 sessions", as Home says it */
  sessions: (done: number, goal: number): string =>
    done > goal
      ? `${done} sessions, ${goal} planned`
      : `${done} of ${goal} ${goal === 1 ? 'session' : 'sessions'}`,
  movedAway: 'Spread over the rest of the week',
};

const lightCause = (cause: LightWeekCause, nameOf: (exerciseId: string) => string): string => {
  switch (cause.kind) {
    case 'sore':
      return `You said that you were sore: ${cause.soreness} of 5.`;
    case 'weeks':
      return `You have trained for ${cause.weeks} weeks without a light one.`;
    case 'stalled': {
      const names = cause.exerciseIds.slice(0, MAX_STALLED).map(nameOf);
      const more = cause.exerciseIds.length - names.length;
      const all = formatList(more > 0 ? [...names, `${more} more`] : names);
      return `No gain in the last two sessions: ${all}.`;
    }
  }
};

const MAX_STALLED = 3;

/** A light week that is offered. */
export const lightText = {
  title: 'Time for a light week?',
  cause: lightCause,
  what: 'Half the sets and 10 % less weight for seven days. After that you continue where you were.',
  make: 'Make it light',
  notNow: 'Not now',
  made: { title: 'Light week', description: 'The next seven days are light.' },
};

export const limitText = {
  reached: 'This week’s workouts are used up',
  reachedHint: 'Programmes and your own workouts are never limited.',
  plans: 'See larger plans',
  programmes: 'Choose a programme',
};

export const blockText = {
  title: 'Your block',
  what: 'A block is a few weeks with the same exercises, each a little harder. Most end with a light week.',
  weekOf: (week: number, weeks: number): string => `Week ${week} of ${weeks}`,
  first: 'Start easy: find weights with which a few more reps would still go.',
  next: 'Each week you stop one rep closer to your limit, or lift a little more.',
  steady: 'The same effort as before, and a rep more in each set.',
  beforeLight: 'The hardest week. Next week is light.',
  light: 'A light week: fewer sets and less weight, so that you recover.',
  over: 'This block is over. The next one keeps what worked.',
  all: 'See all weeks',
  lightName: 'light week',
  makeNext: 'Make the next block',
  setsTitle: 'Sets a week for each muscle',
  setsLead: 'Direct sets count one, helping muscles half.',
  setsOf: (sets: string, min: string, max: string, state: string): string =>
    `${sets} of ${min}–${max}, ${state}`,
  week: (number: number): string => `Week ${number}`,
  from: (date: string): string => `from ${date}`,
  now: 'Now',
  enough: 'enough',
  short: 'short',
  beyond: 'beyond',
  weeksTitle: 'Week by week',
  nothing: 'You have no plan yet',
  nothingHint: 'Make your week first. Its block then shows up here.',
};

export const linksText = {
  log: 'Start another session',
  logDetail: 'Empty, a past one, or one you did before',
  own: 'Your own workouts',
  ownDetail: 'Imported from a file, to change and start',
  history: 'History',
  historyDetail: 'Every session, set and record',
  title: 'More',
  library: 'Exercises',
  libraryDetail: 'Search, favourites, and exercises of your own',
  cardio: 'Cardio',
  cardioDetail: 'Runs, rides, swims and walks, with your week’s minutes',
  programmes: 'Programmes',
  programmesDetail: 'Ready-made, adapted to your equipment',
  places: 'Places and equipment',
  placesDetail: 'What you can train with',
  profile: 'Training profile',
  profileDetail: 'Days, what to avoid, recovery and health',
};
