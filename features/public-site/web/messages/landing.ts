import type { ReactNode } from 'react';
import { withElements } from '#platform/web/ui/with-elements.ts';

/** The promise, in two lines; the last words are in colour. */
export const trainEat = 'Train. Eat.';
export const seeItAddUp = (inColour: (words: string) => ReactNode) =>
  withElements`See it ${inColour('add up.')}`;

export const firstWeekIsFree = 'Your first week costs nothing.';

export const sessionsForYou = 'Sessions built around your level, your days and the kit you have.';

export const whatSessionsSay =
  'Each one says sets, weights and rests. Log what you really did, and the next session follows from it. You can change anything, and you are told why it was suggested.';

export const seeExercises = 'Look through the exercises';

export const certifiedTrainers = 'Certified people who look at your form and your plan.';

export const howToBook =
  'See when a trainer is free and book. You decide what of your diary they may see and for how long, and you can take it back at any time.';

export const sharingNotOpen = 'Booking is open, sharing your diary is not yet';

export const oneLineOfTime = 'Weight, training and food on one line of time.';

export const trendsNotNoise =
  'Trends instead of daily noise, and every figure shows how it was worked out. Your records stay yours: take them with you whenever you like.';

export const mealsAndShoppingList = 'Meals that meet your macros, and the list to shop for them.';

export const planCookShop =
  'Plan a week with macros, cook from the recipes, shop from one list. A planned meal is logged with one tap. Or point the camera at your plate, or scan the barcode.';

export const fourParts = 'Four parts, one picture of your day.';

export const oneAppForTheDay =
  'Workouts made for you, food logged in seconds, meal plans and certified trainers. One app that shows what today still needs.';

export const daysFreeThenPlan = (days: number) =>
  `${days} days free. Then your plan starts, unless you cancel.`;

export const whatIsOpenNow =
  'Open now: workouts, meal plans, recipes, shopping lists, food log, photo, barcode, targets, progress, goals, photos of progress, habits, reports, gyms, trainers and bookings.';

export const exampleOfRing = (eaten: number, target: number, left: number) =>
  `Example: ${eaten} of ${target} kcal eaten today, ${left} left`;

export const homeOnExampleDay = 'Home on an example day';

export const tryItFirst = 'Try it first. Then pay for what you use.';

export const pricesAndTrialEnd =
  'Australian dollars, GST included. Your plan starts when the trial ends, unless you cancel.';

export const sevenDaysFree = '7 days free on paid plans';

export const forGyms = 'For gyms, studios, clubs and schools';
