import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accountApi } from '#features/account/contract.ts';
import { billingApi } from '#features/billing/contract.ts';
import { foodLogApi, recurringEntriesApi, savedMealsApi } from '#features/food-log/contract.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { goalsApi } from '#features/goals/contract.ts';
import { habitMarksApi, habitsApi } from '#features/habits/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { membersApi, organisationsApi } from '#features/organisations/contract.ts';
import { ownExercisesApi } from '#features/own-exercises/contract.ts';
import { progressPhotosApi } from '#features/progress-photos/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { trainingPlacesApi, trainingProfileApi } from '#features/training-profile/contract.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { resultOf } from '#features/training-sessions/rules/merging/merge-sets.ts';
import { makeSet } from '#features/training-sessions/rules/new-session.ts';
import { finishSession, tickSet } from '#features/training-sessions/rules/session-edits.ts';
import type { LoggedSet, SessionContent } from '#features/training-sessions/rules/session-kinds.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { isUsualRun } from '#platform/shared/testing/times-to-run.ts';
import { expectNoViolations, inThemes, type Theme } from './accessibility.ts';
import { dayOf, logged } from './diary.ts';
import { expect, test } from './harness.ts';
import { mailedLink } from './outbox.ts';
import { callAs, forgetSession, newEmail, signUp } from './person.ts';
import { type Screen, screens } from './screens.ts';
import type { SharedServer } from './server.ts';
import { completeOnboarding } from './steps.ts';
import { keepPlan, threeLifts } from './training-plan.ts';

// Every screen × theme × width, with axe; the usual run opens each screen, and looks at every sixth one in
// one of them. What only a story reaches is looked at there.

const phone = { name: 'phone', width: 390, height: 844, text: '100%' };
const desktop = { name: 'desktop', width: 1280, height: 800, text: '100%' };
const narrow = {
  name: 'narrow phone with text of twice the size',
  width: 320,
  height: 640,
  text: '200%',
};
type Size = typeof phone;
type Look = { size: Size; themes: readonly Theme[] };

const inBoth = { themes: ['dark', 'light'] } as const;
const allLooks: Look[] = [
  { size: phone, ...inBoth },
  { size: desktop, ...inBoth },
  { size: narrow, ...inBoth },
];
/** What the screens of the usual run take turns with. */
const turns: Look[] = [
  { size: phone, themes: ['dark'] },
  { size: desktop, themes: ['light'] },
  { size: phone, themes: ['light'] },
  { size: desktop, themes: ['dark'] },
  { size: narrow, themes: ['dark'] },
];
function looksOf(screen: number): Look[] {
  if (!isUsualRun) return allLooks;
  // The others are only opened: axe takes longer than that.
  return screen % 6 === 0 ? turns.slice((screen / 6) % turns.length).slice(0, 1) : [];
}

/** The routes that a change can break (`npm test -- --since`); else all. */
const SWEPT = process.env['SWEPT']?.split(',');
const wantedOf = (all: Screen[]) => all.filter(({ route }) => SWEPT?.includes(route) ?? true);

/** What stands instead of the names in a path. */
type Made = Record<string, string>;

const longName = 'Slow-cooked lamb with Donaudampfschifffahrtsgesellschaft';

async function makePerson(page: Page): Promise<Made> {
  await signUp(page, { name: 'sweep' });
  const today = await dayOf(page);
  await logged(page, 'Laksa', { calories: 620, protein: 30, carbs: 70, fat: 25, note: longName });
  await logged(page, longName, { mealType: 'dinner', calories: null });
  await callAs(page, foodLogApi.add, {
    body: {
      mealType: 'snack',
      quantity: 1,
      unit: 'cup',
      date: addDays(today, -1),
      foodName: 'Figs',
      calories: null,
    },
  });
  const item = { foodName: 'Oats', quantity: 60, unit: 'g' as const, calories: 230 };
  await callAs(page, savedMealsApi.add, { body: { id: newId(), name: longName, items: [item] } });
  await callAs(page, recurringEntriesApi.add, {
    body: {
      id: newId(),
      item,
      mealType: 'breakfast',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      startsOn: today,
    },
  });
  for (const back of [20, 17, 12, 9, 5, 2]) {
    const body = { id: newId(), date: addDays(today, -back), weightKg: 65 + back / 40 };
    await callAs(page, weighInsApi.add, { body });
  }
  const create = { width: 90, height: 120, channels: 3 as const, background: '#2f6f5e' };
  const photo = (await sharp({ create }).png().toBuffer()).toString('base64');
  for (const back of [40, 3]) {
    const body = { id: newId(), date: addDays(today, -back), pose: 'front', photo } as const;
    await callAs(page, progressPhotosApi.add, { body });
  }
  const { food } = await callAs(page, foodsApi.addOwn, {
    body: {
      name: longName,
      brand: 'Patisserie Großmutter',
      basis: '100g',
      nutrients: { calories: 900, protein: 1, carbs: 1, fat: 1 },
      portions: [{ label: '1 heaped tablespoon', grams: 12.25, ml: 20 }],
      gtin: '9300675024235',
      keepAnyway: true,
    },
  });
  await callAs(page, foodsApi.addFavourite, { params: { id: food?.id ?? '' } });
  const exercise = newId();
  await callAs(page, ownExercisesApi.add, {
    body: {
      id: exercise,
      name: longName,
      pattern: 'hinge',
      muscles: { glutes: 1, hamstrings: 0.5, lowerBack: 0.25 },
      kit: [['sandbag'], ['backpack', 'towel']],
      loadType: 'external',
      stepKg: 5,
      reps: [6, 10],
      cues: ['Grip it low.', longName],
      note: longName,
    },
  });
  const place = newId();
  await callAs(page, trainingPlacesApi.add, {
    body: {
      id: place,
      name: longName,
      kind: 'home',
      equipment: ['dumbbells', 'kettlebell', 'barbell', 'plates', 'rack'],
      platesKg: [{ kg: 20, pairs: 1 }],
      dumbbellsKg: [4, 7.5, 10],
    },
  });
  const days = [
    { weekday: 2, minutes: 45, placeId: place },
    // Of a place that is not there any more.
    { weekday: 5, minutes: 30, placeId: newId() },
  ];
  await callAs(page, trainingProfileApi.change, { body: { days, avoid: ['knee'] } });
  await keepPlan(page, today);
  const habit = await makeHabit(page, today);
  await makeGoals(page, today, habit);
  return {
    food: food?.id ?? '',
    exercise,
    place,
    habit,
    today,
    ...(await makeSessions(page, today)),
  };
}

/** Goals under way, past their day, and let go. */
async function makeGoals(page: Page, today: string, habit: string): Promise<void> {
  const startOn = addDays(today, -20);
  const shared = { startOn, startValue: 0 } as const;
  const run = { ...shared, kind: 'distance', subject: 'run', name: 'Running' } as const;
  const stretch = { ...shared, kind: 'habit', subject: habit, name: 'Stretch' } as const;
  for (const goal of [
    { ...stretch, target: 40, dueOn: addDays(today, 40) },
    { ...run, target: 50_000, dueOn: addDays(today, -1) },
    { ...run, target: 90_000, dueOn: today, ended: 'let_go', endedOn: today } as const,
  ]) {
    await callAs(page, goalsApi.add, { body: { ...goal, id: newId() } });
  }
}

/** A habit with some days, on a plan that has them. */
async function makeHabit(page: Page, today: string): Promise<string> {
  const body = { priceId: 'price_starter_monthly', agreed: 'trial' } as const;
  await callAs(page, billingApi.choose, { body });
  const id = newId();
  const from = addDays(today, -20);
  const term = { from, weekdays: [1, 2, 3, 4, 5, 6, 7], timesAWeek: null, amount: null };
  const pause = { from: addDays(today, 3), to: addDays(today, 9), saidOn: today };
  await callAs(page, habitsApi.add, {
    body: { id, name: 'Stretch', source: 'own', unit: null, terms: [term], pauses: [pause] },
  });
  for (let back = 1; back < 12; back += 1) {
    if (back === 3) continue;
    const mark = { id: newId(), habitId: id, date: addDays(today, -back) };
    await callAs(page, habitMarksApi.add, { body: mark });
  }
  return id;
}

/** Sessions under way, with a conflict, and done, each with a long name. */
async function makeSessions(page: Page, today: string): Promise<Made> {
  const made: Made = {};
  const startedAt = new Date().toISOString();
  const plain = threeLifts({ date: today, name: longName, startedAt });
  const ids = plain.work.items.flatMap(({ sets }) => sets.map(({ id }) => id));
  const done = ids.slice(0, 5).reduce((session, id) => tickSet(session, id, startedAt), plain);
  const isSecond = ({ id }: { id: string }) => id === ids[1];
  const others = [{ ...resultOf(makeSet('', { loadKg: 62.5, reps: 6 })), doneAt: startedAt }];
  const conflict = mapSets(done, (set) => (isSecond(set) ? { ...set, others } : set));
  const finished = finishSession(
    { ...done, note: longName },
    new Date(Date.now() + 2_700_000).toISOString(),
  );
  for (const [name, session] of Object.entries({ session: done, conflict, done: finished })) {
    made[name] = newId();
    await callAs(page, trainingSessionsApi.add, { body: { id: made[name], ...session } });
  }
  return made;
}

const mapSets = (session: SessionContent, change: (set: LoggedSet) => LoggedSet) => ({
  ...session,
  work: {
    ...session.work,
    items: session.work.items.map((item) => ({ ...item, sets: item.sets.map(change) })),
  },
});

async function makeOwner(page: Page, server: SharedServer): Promise<Made> {
  const { email } = await signUp(page, { name: 'owner' });
  const token = (await mailedLink(server, email, '/verify-email/')).split('/').at(-1) ?? '';
  await callAs(page, signInApi.verifyEmail, { params: { token } });
  const id = newId();
  const priceId = 'price_gym_starter_monthly' as const;
  await callAs(page, organisationsApi.create, {
    body: { id, name: 'Iron House', kind: 'gym', priceId },
  });
  const member = newId();
  await callAs(page, membersApi.invite, {
    params: { id },
    body: {
      id: member,
      email: newEmail('trainee'),
      role: 'trainee',
      firstName: 'Ari',
      lastName: 'Ngata-Featherstonehaugh',
      phone: '',
    },
  });
  return { member };
}

/** Waits until the page has asked for nothing for a moment. */
function watchRequests(page: Page): () => Promise<void> {
  let open = 0;
  let lastMs = Date.now();
  const change = (by: number) => () => {
    open += by;
    lastMs = Date.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return () =>
    expect.poll(() => open <= 0 && Date.now() - lastMs > 100, { intervals: [50] }).toBe(true);
}

/** Goes to a path within the app, as a link does, until the page there stands. */
async function follow(page: Page, path: string): Promise<void> {
  const isOtherPage = await page.evaluate((to) => {
    const from = location.pathname;
    for (const title of document.querySelectorAll('h1')) title.dataset['left'] = '';
    history.pushState(null, '', to);
    return from !== location.pathname;
  }, path);
  const title = isOtherPage ? 'h1:not([data-left])' : 'h1';
  await expect(page.locator(title).first()).toBeVisible();
}

async function enlarge(page: Page, { text }: Size): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent;
  }, text);
}

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize({ width: size.width, height: size.height });
  // The browser keeps the zoom of the size before.
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await tools.detach();
  await enlarge(page, size);
}

/** Looks at what the page shows, in each size and its themes; `open` is pressed in each. */
async function lookAt(
  page: Page,
  screen: string,
  looks: readonly Look[],
  open?: (page: Page) => Promise<void>,
): Promise<void> {
  for (const { size, themes } of looks) {
    await resize(page, size);
    await open?.(page);
    const name = `${screen} on a ${size.name}`;
    // Larger text asks less of contrast, and shows nothing that a phone does not: its colours are not asked again.
    if (size.text === '100%')
      await inThemes(page, themes, (theme) => expectNoViolations(page, `${name} (${theme})`));
    else await expectNoViolations(page, name, 'without colours');
    if (open) await page.keyboard.press('Escape');
  }
}

/** Looks at screens one after the other, from where the page stands. */
async function sweep(page: Page, all: Screen[], made: Made): Promise<void> {
  const isQuiet = watchRequests(page);
  for (const [at, screen] of all.entries()) {
    const path = (screen.path ?? screen.route).replace(/\{(\w+)\}/g, (_, name) => made[name] ?? '');
    await follow(page, path);
    await isQuiet();
    await lookAt(page, `${path} ${screen.state ?? ''}`, looksOf(at), screen.open);
  }
}

test.setTimeout(300_000);

// Two halves, so that two workers share them.
const ofPeople = wantedOf(screens.people);
const half = Math.ceil(ofPeople.length / 2);
for (const [name, some] of [
  ['first', ofPeople.slice(0, half)],
  ['second', ofPeople.slice(half)],
] as const) {
  test(`every screen of a person, ${name} half`, async ({ page, problems }) => {
    // A workout that nobody brought, a trainer who is not there.
    problems.expect(/api\/(?:workouts|trainers|bookings|offers)\/none/);
    test.skip(some.length === 0, 'nothing of it has changed');
    const made = await makePerson(page);
    // Kilojoules are the longer figures.
    await callAs(page, accountApi.saveUnits, { body: { energyUnit: 'kj' } });
    await page.goto('/log-food/label');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await sweep(page, some, made);
  });
}

test('every screen of a gym', async ({ page, server }) => {
  test.skip(wantedOf(screens.owners).length === 0, 'nothing of it has changed');
  const made = await makeOwner(page, server);
  await page.goto('/home');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await sweep(page, wantedOf(screens.owners), made);
});

test('every screen of somebody new and of somebody who is not signed in', async ({
  page,
  problems,
}) => {
  await test.step('of somebody new', async () => {
    if (SWEPT && !SWEPT.includes('/')) return;
    await signUp(page, { profile: null });
    await page.goto('/');
    // At 320 px they are asked to fit by onboarding.spec.ts, step by step.
    let seen = 0;
    await completeOnboarding(page, async (screen) => {
      const looks = looksOf(seen++ % 4).filter(({ size }) => size !== narrow);
      await lookAt(page, screen, looks);
      await resize(page, phone);
    });
  });

  await test.step('of somebody who is not signed in', async () => {
    // Links that nobody was sent.
    problems.expect(/none|invitations\/look|\b40[0-4]\b/);
    await forgetSession(page);
    // These pages stand without the app, so each is loaded.
    const paths = wantedOf(screens.strangers).map(({ path, route }) => path ?? route);
    for (const [at, path] of ['/', ...paths].entries()) {
      await resize(page, phone);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await lookAt(page, path, looksOf(at));
    }
  });
});
