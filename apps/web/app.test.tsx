import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { App } from './app.tsx';
import { takeOverScrolling } from './shell/arrival.ts';

const complete = {
  id: '01900000-0000-7000-8000-000000000001',
  firstName: 'Alex',
  email: 'alex@example.com',
  emailVerified: true,
  age: 31,
  gender: 'female',
  weight: 64.5,
  height: 168,
  fitnessLevel: 'intermediate',
  goals: ['get_fit'],
  role: 'trainee',
  subscriptionPlan: 'free',
  createdAt: '2026-11-01T00:00:00.000Z',
  streakCount: 0,
  settings: { timeZone: null, dayStartHour: 0, notifications: [], reminderTime: '19:00' },
  schedule: { trainingDays: [], sessionMinutes: null },
  units: { energyUnit: 'kcal', weightUnit: 'kg', heightUnit: 'cm' },
};

/** The server, as far as the frame asks it: who is signed in, and who asks them to join. */
let user: typeof complete | null | 'broken' = null;
let invitations: object[] = [];
let requests: object[] = [];

function answer(): Response {
  if (user === 'broken')
    return Response.json({ code: 'internal', message: 'Sorry.' }, { status: 500 });
  return user
    ? Response.json(user)
    : Response.json({ code: 'unauthenticated', message: 'Sign in first.' }, { status: 401 });
}

function open(path: string): void {
  history.replaceState(null, '', path);
  render(<App queryClient={makeQueryClient()} />);
}

beforeEach(() => {
  user = null;
  invitations = [];
  requests = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/auth/user') return answer();
    if (url === '/api/memberships') return Response.json({ memberships: [], invitations });
    if (url.startsWith('/api/trainer-calendar')) return Response.json(requests);
    return Response.json({ code: 'not_found' }, { status: 404 });
  });
  vi.stubGlobal('scrollTo', vi.fn());
  takeOverScrolling();
});
afterEach(cleanup);

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test.each(['/profile', '/workouts', '/meals', '/nutrition', '/trainers', '/progress', '/log-food'])(
  'a stranger who asks for %s sees the login screen there, and the wish is kept',
  async (path) => {
    open(`${path}?from=link`);
    // What surrounds the pages is fetched here for the first time.
    const login = { name: 'Continue with Email' };
    expect(await screen.findByRole('button', login, { timeout: 5000 })).toBeTruthy();
    expect(location.pathname).toBe(path);
    expect(sessionStorage.getItem('redirectAfterAuth')).toBe(`${path}?from=link`);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
);

test('at the front door a stranger sees what the product is, and no wish is kept', async () => {
  open('/');
  // The longest page of all is fetched here for the first time.
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue with Email' })).toBeNull();
  expect(sessionStorage.getItem('redirectAfterAuth')).toBeNull();
});

test.each(['/nope', '/home/extra', '/ui/x', '/csv', '/verify-email/a/b'])(
  '%s is nobody’s page',
  async (path) => {
    user = complete;
    open(path);
    expect(await heading('404 Page Not Found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/');
  },
);

test('/csv-import is nobody’s page for a stranger, and the wish is not stored', async () => {
  open('/csv-import');
  expect(await heading('404 Page Not Found')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue with Email' })).toBeNull();
  expect(sessionStorage.getItem('redirectAfterAuth')).toBeNull();
});

test('somebody signed in has the six tabs in order, with the present one marked', async () => {
  user = complete;
  open('/nutrition');
  const tabs = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const bar = tabs.filter((tab) => tab.getAttribute('aria-label') === null);
  expect(bar.map((tab) => tab.textContent)).toEqual([
    // Of the rail; the bar's "+" has a name and no words.
    'Log food',
    'Home',
    'Workouts',
    'Meals',
    'Trainers',
    'Progress',
    'Profile',
  ]);
  expect(
    bar.filter((tab) => tab.getAttribute('aria-current')).map((tab) => tab.textContent),
  ).toEqual(['Meals']);
});

test('opening a page names the window and moves the focus to its heading', async () => {
  user = complete;
  open('/search');
  await heading('Search');
  await waitFor(() => expect(document.title).toBe('Search · Vigour'));
  fireEvent.click(screen.getByRole('link', { name: 'Notifications' }));
  const arrived = await heading('Notifications');
  await waitFor(() => expect(document.activeElement).toBe(arrived));
  expect(document.title).toBe('Notifications · Vigour');
});

test('nothing is unread: the bell says so and shows no dot', async () => {
  user = complete;
  open('/notifications');
  await heading('Notifications');
  expect(await screen.findByText("You're all caught up")).toBeTruthy();
  const bell = screen.getByRole('link', { name: 'Notifications' });
  expect(bell.querySelectorAll('span')).toHaveLength(0);
});

test('who is asked to join sees a dot at the bell, and may answer there', async () => {
  user = complete;
  const organisationId = '01900000-0000-7000-8000-000000000002';
  const invitedAt = '2026-11-02T00:00:00.000Z';
  invitations = [{ organisationId, name: 'Iron House', kind: 'gym', role: 'trainee', invitedAt }];
  open('/notifications');
  expect(await screen.findByRole('button', { name: 'Accept Iron House' })).toBeTruthy();
  const bell = screen.getByRole('link', { name: 'Notifications, 1 unread' });
  expect(bell.querySelectorAll('span')).toHaveLength(1);
  expect(screen.queryByText("You're all caught up")).toBeNull();
});

test('a trainer reads of requests that wait for an answer, as Home says', async () => {
  user = { ...complete, role: 'trainer' };
  requests = [
    { start: '2026-12-01T00:00:00.000Z', keptUntil: null, may: { decide: true } },
    { start: '2026-12-02T00:00:00.000Z', keptUntil: null, may: { decide: false } },
  ];
  open('/notifications');
  expect(await screen.findByRole('link', { name: '1 request waits for your answer' })).toBeTruthy();
  expect(screen.queryByText("You're all caught up")).toBeNull();
});

test('somebody without age, gender or level is taken through onboarding, wherever they wanted to go', async () => {
  user = { ...complete, fitnessLevel: null as unknown as string };
  open('/progress');
  expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
  expect(sessionStorage.getItem('redirectAfterAuth')).toBe('/progress');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('when it cannot be found out who is there, the page offers to try again, and does', async () => {
  // React reports what the page's boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  user = 'broken';
  open('/search');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  user = complete;
  act(() => retry.click());
  expect(await heading('Search')).toBeTruthy();
});

test('while the server signs somebody in, nothing else is shown', async () => {
  open('/api/login');
  expect(await screen.findByText('Connecting to secure authentication...')).toBeTruthy();
});

test('search opens with the box ready to type in, finds a page by its words and goes there on Enter', async () => {
  user = complete;
  open('/notifications');
  await heading('Notifications');
  fireEvent.click(screen.getByRole('link', { name: 'Search' }));
  const box = await screen.findByRole('searchbox', { name: 'Search pages and actions' });
  await waitFor(() => expect(document.activeElement).toBe(box));
  fireEvent.change(box, { target: { value: 'bell' } });
  expect(screen.getByText('1 result')).toBeTruthy();
  fireEvent.submit(box);
  expect(await heading('Notifications')).toBeTruthy();
  expect(location.pathname).toBe('/notifications');
});
