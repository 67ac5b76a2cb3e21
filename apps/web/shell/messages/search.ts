export const todaysEnergyAndActivity = "Today's energy, macros and activity";

export const addMealOrSnack = 'Add a meal or snack';

export const groupsOfProfile = 'Body, app, account, plan and gyms';

export const peopleWorkoutsMeals = 'People, workouts and meals from a file';

export const jumpToAnyPart = 'Jump to any part of Vigour';

export const tryLogASnack = 'Try “log a snack” or “units”';

export const nothingFoundFor = (text: string) => `Nothing found for “${text}”.`;

export const libraryWithCues = 'Library with cues and muscles';
export const daysAvoidRecovery = 'Training days, what to avoid and recovery';
export const whereWithWhat = 'Where you train, and with what equipment';
export const beforeHardTraining = 'Eight questions before you train hard';

export const readyMadePlans = 'Ready-made plans, adapted to you';

export const ofYourOwn = 'Of your own, for your plans too';

export const runsRidesAndSwims = 'Runs, rides and swims, by hand or from a file';

export const todaysSessionAndWeek = 'Today’s session, your week and your block';
export const weekForYourDays = 'A training week for your days and equipment';
export const sessionsAndRecords = 'Sessions, records and sets for each muscle';

export const fromStrongOrHevy = 'Sessions from Strong or Hevy';

export const weeksAndSets = 'All weeks, and sets for each muscle';

export const recipesForAnyDiet = 'Recipes for any diet, time and budget';
export const startsASession = 'From your plan, empty, or one you did before';
export const broughtFromAFile = 'Imported from a file, to change and start';

export const fromElsewhere = 'From a page, a photo or another app';
export const writtenByYou = 'With figures from your ingredients';

export const heartedRecipes = 'Recipes you marked with a heart';

export const smallThingsKept = 'Small things, kept often';
export const mealsForYourDays = 'A week that meets your targets';
export const mealsPeopleWishes = 'Meals, people, diets and wishes';
export const toGetByAisle = 'What to get, aisle by aisle';
export const peopleYouEatWith = 'People who share your plan and your list';
export const whatYouHave = 'What you have at home, and what to use up';

export const figureAndDay = 'A figure and a day, beside your trend';
export const weekAsAPage = 'Your week or month as a page and a PDF';

export const forYourEyes = 'Front, side and back, for your eyes only';
export const sessionsYouBooked = 'Sessions, waiting lists, packs';

export const findAndBook = 'Find and book a coach';

export const forPeopleWhoTrain = 'For people who train others';

export const hoursPeopleCanBook = 'The hours that people can book';

export const forOperatorsAndAdmins = 'For operators and admins of gyms';
