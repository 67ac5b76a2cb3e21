import type { PartOfDay } from '../rules.ts';

/** Nobody who is awake at two says "Good night". */
export const greeting = (part: PartOfDay, name: string): string =>
  part === 'night' ? `Hello, ${name}` : `Good ${part}, ${name}`;

/** "2 of 5 sessions" */
export const sessionsText = (sessions: number, goal: number): string =>
  sessions > goal
    ? `${sessions} sessions, ${goal} planned`
    : `${sessions} of ${goal} ${goal === 1 ? 'session' : 'sessions'}`;

/** Leads back to the training session that goes on. */
export const continueSession = (name: string): string => `Continue ${name}`;

export const daysLoggedText = (days: number): string =>
  days === 1 ? '1 day logged' : `${days} days logged`;

export const numbersAreHidden =
  'Numbers are hidden. Eat regularly. Log as roughly as you like, or not at all.';

export const firstMealGoesHere = 'Your first meal goes here';

export const logWhatYouEatNext = 'Log what you eat next. A rough guess is fine.';

export const weighInAndSeeTrend = 'Weigh in and see your trend';

export const updatesYourTarget = 'Updates your target';
export const reviewWeekAndTarget = 'Review your week and target';

export const todaysSessionAndWeek = 'Today’s session and your week';

export const unitsAndTheme = 'kJ or kcal, kg or lb, dark or light';

export const dayNotRefreshed = 'Your day couldn’t be refreshed';

export const dayNotLoaded = 'Your day couldn’t be loaded';

const tryAgain = 'Check your connection, then try again.';

export const earlierVersion = `You’re seeing an earlier version. ${tryAgain}`;

export const nothingIsLost = `Nothing is lost. ${tryAgain}`;

/** Follows the streak's number for a screen reader. */
export const daysInARow = 'days in a row';
