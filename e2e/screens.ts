import type { Page } from '@playwright/test';

/** A screen that sweep.spec.ts looks at. Every route of the app has one; apps/web/screens.test.ts asks. */
export type Screen = {
  route: string;
  /** Where it is reached, if not at its route; `{food}`, `{place}`, `{habit}` and `{member}` are what the person has made. */
  path?: string;
  /** What is opened on it before the look. */
  open?: (page: Page) => Promise<void>;
  state?: string;
};

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

/** Unfolds all that is folded. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('main').getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
}

async function unfoldFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'How and why' }).first().click();
}

/** One thing at a time; the device remembers it for the next session. */
async function guide(page: Page): Promise<void> {
  const list = page.getByRole('button', { name: 'All exercises' });
  if (!(await list.isVisible())) await press('One at a time')(page);
  await list.waitFor();
}

/** The settings of an exercise, from its menu. */
async function openLiftSettings(page: Page): Promise<void> {
  await press(/^Actions for/)(page);
  await press(/^Units and progression/)(page);
  await page.getByRole('button', { name: 'Save' }).waitFor();
}

/** The week was made on this device. */
async function isMade(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep this week' }).waitFor();
}

/** The browser itself refuses it (e2e/fake-camera.ts). */
async function isRefusedCamera(page: Page): Promise<void> {
  await page.getByText('Camera Access Denied').waitFor();
}

/** The first step, with a timer that runs. The device may have been there before. */
async function isCooking(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Start cooking|Next)$/ }).waitFor();
  const start = page.getByRole('button', { name: 'Start cooking' });
  if ((await start.count()) > 0) await start.click();
  await page
    .getByRole('button', { name: /^Start timer/ })
    .first()
    .click();
  await page.getByRole('timer').first().waitFor();
}

async function isCooked(page: Page): Promise<void> {
  await page.getByText('All steps', { exact: true }).click();
  await page.getByRole('button', { name: 'Log and keep the rest' }).click();
  await page.getByRole('button', { name: 'Weigh the pot' }).click();
}

/** Of people who are not signed in. */
const ofStrangers: Screen[] = [
  { route: '/demo' },
  { route: '/pricing' },
  { route: '/terms' },
  { route: '/privacy' },
  { route: '/exercises' },
  { route: '/exercises/:exerciseId', path: '/exercises/goblet-squat' },
  { route: '/login' },
  { route: '/login/email' },
  { route: '/login/forgot' },
  { route: '/login/add-email' },
  { route: '/login/reset/:token', path: '/login/reset/none' },
  { route: '/login/confirm-email/:token', path: '/login/confirm-email/none' },
  { route: '/login/keep-email/:token', path: '/login/keep-email/none' },
  { route: '/verify-email/:token?', path: '/verify-email/none' },
  { route: '/notifications/stop/:token', path: '/notifications/stop/none' },
  { route: '/invitations/:token', path: '/invitations/none' },
  { route: '/shared/shopping/:token', path: '/shared/shopping/none' },
  { route: '/household/:token', path: '/household/none' },
  { route: '/shared/report/:token', path: '/shared/report/none' },
  { route: '/guardian/:token', path: '/guardian/none' },
];

/** Of a person with a day, weigh-ins, foods and meals of their own. */
const ofPeople: Screen[] = [
  { route: '/' },
  { route: '/home' },
  { route: '/home', state: 'how a target is worked out', open: press(/How it’s worked out/) },
  { route: '/dashboard' },
  { route: '/log-food' },
  { route: '/log-food', state: 'what a meal offers', open: press('Actions for Lunch') },
  { route: '/log-food', state: 'what a food offers', open: press('Actions for Laksa') },
  { route: '/log-food', path: '/log-food?mode=manual', state: 'by hand' },
  { route: '/log-food/calendar' },
  { route: '/log-food/meals' },
  { route: '/log-food/repeats' },
  { route: '/log-food/nutrients' },
  { route: '/log-food/search' },
  { route: '/log-food/search', path: '/log-food/search?q=banana', state: 'results' },
  { route: '/log-food/search', path: '/log-food/search?pick={food}', state: 'a portion' },
  { route: '/log-food/describe' },
  { route: '/log-food/foods' },
  { route: '/log-food/foods/new', open: unfold },
  { route: '/log-food/foods/edit', path: '/log-food/foods/edit?id={food}', open: unfold },
  { route: '/log-food/scan', state: 'refused the camera', open: isRefusedCamera },
  { route: '/log-food/photo' },
  { route: '/log-food/label' },
  { route: '/workouts' },
  { route: '/workouts/cardio' },
  { route: '/workouts/cardio/:id', path: '/workouts/cardio/none', state: 'an unknown activity' },
  { route: '/workouts/new' },
  {
    route: '/workouts/new',
    path: '/workouts/new?programme=first-5-km',
    state: 'a programme to start',
  },
  { route: '/workouts/new', path: '/workouts/new?make', state: 'a week', open: isMade },
  { route: '/workouts/block' },
  { route: '/workouts/history' },
  { route: '/workouts/history', path: '/workouts/history?show=exercises', state: 'exercises' },
  { route: '/workouts/history', path: '/workouts/history?show=muscles', state: 'muscles' },
  { route: '/workouts/history', path: '/workouts/history?show=blocks', state: 'blocks' },
  { route: '/workouts/history/:exerciseId', path: '/workouts/history/back-squat' },
  { route: '/workouts/history/:exerciseId', path: '/workouts/history/none', state: 'never done' },
  { route: '/workouts/history/import' },
  { route: '/workouts/own' },
  { route: '/workouts/own/:workoutId', path: '/workouts/own/none', state: 'none there' },
  { route: '/workouts/new', path: '/workouts/new?programme=full-body-3', state: 'a programme' },
  { route: '/workouts/session/:date', path: '/workouts/session/{today}', open: unfoldFirst },
  { route: '/workouts/log' },
  { route: '/workouts/log/:sessionId', path: '/workouts/log?plan={today}', state: 'under way' },
  {
    route: '/workouts/log/:sessionId',
    path: '/workouts/log/{session}',
    state: 'how an exercise gets harder',
    open: openLiftSettings,
  },
  {
    route: '/workouts/log/:sessionId',
    path: '/workouts/log/{session}',
    state: 'what a set can be',
    open: press(/change set$/),
  },
  {
    route: '/workouts/log/:sessionId',
    path: '/workouts/log/{session}',
    state: 'options',
    open: press('Session options'),
  },
  { route: '/workouts/log/:sessionId', path: '/workouts/log/{conflict}', state: 'a conflict' },
  { route: '/workouts/log/:sessionId', path: '/workouts/log/{done}', state: 'a summary' },
  { route: '/workouts/log/:sessionId', path: '/workouts/log/{done}?edit', state: 'sets to change' },
  {
    route: '/workouts/log/:sessionId',
    path: '/workouts/log/{session}',
    state: 'one at a time',
    open: guide,
  },
  {
    route: '/workouts/session/:date',
    path: '/workouts/session/{today}',
    state: 'what an exercise offers',
    open: press(/^Actions for/),
  },
  { route: '/workouts/session/:date', path: '/workouts/session/2001-01-01', state: 'no session' },
  { route: '/workouts/profile' },
  { route: '/workouts/profile/health' },
  { route: '/workouts/places' },
  { route: '/workouts/places/new' },
  {
    route: '/workouts/places/new',
    path: '/workouts/places/new?from=barbell',
    state: 'a barbell at home',
    open: unfold,
  },
  { route: '/workouts/places/:placeId', path: '/workouts/places/{place}', open: unfold },
  {
    route: '/workouts/places/:placeId',
    path: '/workouts/places/none',
    state: 'an unknown place',
  },
  { route: '/workouts/programmes' },
  {
    route: '/workouts/programmes',
    path: '/workouts/programmes?days=6&equipment=bands',
    state: 'no programme',
  },
  { route: '/workouts/programmes/:programmeId', path: '/workouts/programmes/full-body-3' },
  {
    route: '/workouts/programmes/:programmeId',
    path: '/workouts/programmes/none',
    state: 'an unknown programme',
  },
  { route: '/workouts/exercises' },
  {
    route: '/workouts/exercises',
    path: '/workouts/exercises?q=rdl&level=beginner',
    state: 'results',
  },
  { route: '/workouts/exercises', path: '/workouts/exercises?q=xyzxyz', state: 'nothing found' },
  { route: '/workouts/exercises/new' },
  {
    route: '/workouts/exercises/new',
    path: '/workouts/exercises/new?name=Bag%20clean',
    state: 'every field',
    async open(page) {
      await page.getByLabel('Movement').selectOption('hinge');
      await unfold(page);
    },
  },
  { route: '/workouts/exercises', path: '/workouts/exercises?show=own', state: 'own exercises' },
  {
    route: '/workouts/exercises/:exerciseId',
    path: '/workouts/exercises/{exercise}',
    state: 'an own exercise',
  },
  {
    route: '/workouts/exercises/:exerciseId/edit',
    path: '/workouts/exercises/{exercise}/edit',
    open: unfold,
  },
  { route: '/workouts/exercises/:exerciseId', path: '/workouts/exercises/goblet-squat' },
  {
    route: '/workouts/exercises/:exerciseId',
    path: '/workouts/exercises/none',
    state: 'an unknown exercise',
  },
  { route: '/meals' },
  { route: '/meals', path: '/meals?q=xyzxyz', state: 'nothing found' },
  { route: '/meals', path: '/meals?meal=dinner&without=milk&cuisine=thai', state: 'filtered' },
  { route: '/meals', state: 'the filters', open: press(/^Filters/) },
  { route: '/meals/recipes/:recipeId', path: '/meals/recipes/dal-tadka', open: unfold },
  { route: '/meals/recipes/:recipeId', path: '/meals/recipes/none', state: 'none there' },
  { route: '/meals/plan' },
  { route: '/meals/plan/settings' },
  { route: '/meals/plan/templates' },
  { route: '/meals/plan/calendar' },
  { route: '/meals/recipes/import' },
  { route: '/meals/recipes/new' },
  {
    route: '/meals/recipes/:recipeId/edit',
    path: '/meals/recipes/dal-tadka/edit',
    open: unfold,
  },
  { route: '/meals/recipes/:recipeId/cook', path: '/meals/recipes/dal-tadka/cook' },
  {
    route: '/meals/recipes/:recipeId/cook',
    path: '/meals/recipes/dal-tadka/cook',
    state: 'a step with its timer',
    open: isCooking,
  },
  {
    route: '/meals/recipes/:recipeId/cook',
    path: '/meals/recipes/chana-masala/cook',
    state: 'what was eaten of it',
    open: isCooked,
  },
  { route: '/meals/household' },
  { route: '/meals/shopping' },
  { route: '/meals/pantry' },
  { route: '/meals/shopping/scan', state: 'refused the camera', open: isRefusedCamera },
  { route: '/nutrition' },
  { route: '/trainers' },
  { route: '/trainers/book/:offerId', path: '/trainers/book/none', state: 'no such session' },
  { route: '/trainers/blocked' },
  { route: '/trainers/bookings' },
  { route: '/trainers/bookings/:id', path: '/trainers/bookings/none', state: 'no such booking' },
  { route: '/trainers/availability' },
  { route: '/trainers/availability', state: 'a date', open: press('Add a date') },
  { route: '/trainers/availability', state: 'time off', open: press('Take time off') },
  { route: '/trainers/places', open: press('Add a place') },
  { route: '/trainers/calendars', open: press('Add a calendar') },
  { route: '/trainers/calendar', state: 'book for a client', open: press('Book for a client') },
  { route: '/trainers/calendar/feed' },
  { route: '/trainers/packs', open: press('Sell a pack') },
  { route: '/trainers/offers' },
  { route: '/trainers/offers/new', open: press('Add a place') },
  { route: '/trainers/offers/:offerId', path: '/trainers/offers/none', state: 'deleted' },
  { route: '/trainers/profile' },
  { route: '/trainers/credentials' },
  { route: '/trainers/:slug', path: '/trainers/none', state: 'nobody there' },
  { route: '/progress' },
  { route: '/progress/weight' },
  { route: '/progress/check-in' },
  { route: '/progress/measures' },
  { route: '/progress/measures/choose' },
  { route: '/progress/measures/import' },
  { route: '/progress/measures/:kind', path: '/progress/measures/waist' },
  { route: '/progress/photos' },
  { route: '/progress/photos', state: 'a photo', open: press(/^Open front photo/) },
  { route: '/progress/photos/new' },
  { route: '/progress/photos/compare' },
  { route: '/progress/targets' },
  { route: '/progress/goals' },
  { route: '/progress/goals', state: 'a new goal', open: press('Add goal') },
  { route: '/progress/habits' },
  { route: '/progress/habits/:habitId', path: '/progress/habits/{habit}' },
  { route: '/progress/report' },
  { route: '/progress/habits', state: 'a new habit', open: press('Add habit') },
  { route: '/profile' },
  { route: '/profile/account' },
  { route: '/profile/app' },
  { route: '/profile/emails' },
  { route: '/profile/security' },
  { route: '/profile/sessions' },
  { route: '/profile/activity' },
  { route: '/profile/plan' },
  { route: '/profile/organisations' },
  { route: '/profile/offline' },
  { route: '/profile/data' },
  { route: '/profile/data', state: 'deletion', open: press('Delete my account') },
  { route: '/notifications' },
  { route: '/search' },
  { route: '/csv-import' },
];

/** Of a person who runs a gym. */
const ofOwners: Screen[] = [
  { route: '/gym' },
  { route: '/gym', state: 'inviting', open: press('Invite') },
  { route: '/gym/new', path: '/gym/new?price=price_gym_starter_monthly' },
  { route: '/gym/members' },
  { route: '/gym/members/:memberId', path: '/gym/members/{member}' },
  { route: '/gym/invitations' },
  { route: '/gym/timetable' },
  { route: '/gym/offers' },
  { route: '/gym/offers/:offerId', path: '/gym/offers/new', state: 'new' },
  { route: '/gym/classes', open: press('Add a room') },
  { route: '/gym/classes/new' },
  { route: '/gym/classes/:classId', path: '/gym/classes/none', state: 'ended' },
  { route: '/gym/staff' },
  { route: '/gym/settings' },
  { route: '/gym/audit' },
];

export const screens = { strangers: ofStrangers, people: ofPeople, owners: ofOwners };
