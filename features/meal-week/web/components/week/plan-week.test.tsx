import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DayGoal } from '#features/meal-plans/contract.ts';
import { HOST, type PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import { DEFAULT_PLAN, type PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { usePlanDays } from '#features/meal-plans/web/public.ts';
import { NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { PlanWeek } from './plan-week.tsx';

const today = localDay(new Date());
const tomorrow = addDays(today, 1);
const range = { from: today, to: addDays(today, 6) };
const answer = { settings: DEFAULT_PLAN, personId: HOST };
const food = { kind: 'food' as const, recipeId: null };
const dal = aMeal({ ...food, title: 'Dal', slotId: 'dinner', cookedOn: tomorrow });
const pie = aMeal({ ...food, title: 'Pie', slotId: 'lunch', cookedOn: tomorrow });
const goals: DayGoal[] = [
  {
    date: tomorrow,
    target: { calories: 2_000, protein: 100, carbs: 250, fat: 70, fiber: null, sodium: null },
  },
];

let saved: PlanDay[];
let planner: { swaps: ((message: { id: number }) => void) | null };

beforeEach(() => {
  saved = [aDay([pie, dal], { date: tomorrow, version: 1 })];
  planner = { swaps: null };
  const kept = (url: string) => {
    if (url.includes('/auth/user')) return { firstName: 'Ana', email: 'ana@example.test' };
    if (url.includes('/settings')) return answer;
    if (url.includes('/days')) return saved;
    if (url.includes('/foods') && url.includes('recipes')) return { foods: [] };
    if (url.includes('/shopping')) return NO_CHANGES;
    return [];
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = String(address);
    if (url.includes('csrf')) return Response.json({ csrfToken: 'a' });
    if (init?.method === 'PUT') {
      const day = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as PlanDay;
      const date = url.split('/').at(-1) ?? '';
      const next = { ...day, date, version: day.version + 1 };
      saved = [...saved.filter((one) => one.date !== date), next];
      return Response.json(next);
    }
    return Response.json(kept(url));
  });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(message: { kind: string; id: number }) {
        const answers = (data: object) => this.dispatchEvent(new MessageEvent('message', { data }));
        if (message.kind === 'plan') {
          const tart = aMeal({ title: 'Tart', cookedOn: tomorrow });
          const days = [aDay([tart], { date: tomorrow })];
          answers({ kind: 'week', id: message.id, days, isFinal: true });
        }
        if (message.kind !== 'swaps') return;
        const swap = (title: string, calories: number) =>
          aMeal({
            ...food,
            title,
            perServing: { ...dal.perServing, calories },
            cookedOn: tomorrow,
          });
        const data = {
          kind: 'swaps',
          id: message.id,
          meals: [swap('Soup', 500), swap('Salad', 220), swap('Rice', 420)],
        };
        answers(data);
      }
      terminate() {
        planner.swaps = null;
      }
    },
  );
  // Happy DOM lays nothing out: places below one another, rows wide and free meals small, as on a phone.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    // What is dragged lies over what it is dragged by.
    const isOverlay = this.closest('[style*="position: fixed"]') !== null;
    const shown = isOverlay ? document.querySelector('[aria-label="Move Dal"]') : this;
    const places = [...document.querySelectorAll('li, [aria-label^="Add "]')];
    const top = places.findIndex((place) => place.contains(shown)) * 80;
    if (isOverlay) return new DOMRect(0, top, 96, 50);
    if (this.tagName === 'LI') return new DOMRect(0, top, 358, 77);
    return this.dataset['meal'] ? new DOMRect(0, top, 56, 56) : new DOMRect(0, top, 104, 44);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type PageProps = { settings: PlanSettings; personId: string };

function Page({ settings, personId }: PageProps) {
  const { days } = usePlanDays(range);
  return days ? (
    <PlanWeek range={range} answer={{ settings, personId }} days={days} goals={goals} />
  ) : null;
}

const show = (settings: PlanSettings = DEFAULT_PLAN, personId: string = HOST) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Page settings={settings} personId={personId} />
    </QueryClientProvider>,
  );
const dayOf = (name: RegExp) => screen.findByRole('region', { name });
const placesOf = () =>
  saved.flatMap(({ date, meals }) => meals.map(({ title, slotId }) => [title, date, slotId]));

test('a meal is moved with the keyboard, and said at each step', async () => {
  show();
  const handle = await screen.findByRole('button', { name: 'Move Dal' });
  handle.focus();
  fireEvent.keyDown(handle, { code: 'Space' });
  await screen.findByText('Over Dinner, Tomorrow');
  await new Promise((resolve) => setTimeout(resolve));
  // Left and right go from day to day, up and down from meal to meal.
  fireEvent.keyDown(document, { code: 'ArrowLeft' });
  await screen.findByText('Over Dinner, Today');
  fireEvent.keyDown(document, { code: 'ArrowRight' });
  await screen.findByText('Over Dinner, Tomorrow');
  fireEvent.keyDown(document, { code: 'ArrowUp' });
  await screen.findByText('Over Lunch, Tomorrow');
  fireEvent.keyDown(document, { code: 'Space' });
  await waitFor(() => expect(placesOf()).toContainEqual(['Dal', tomorrow, 'lunch']));
  expect(placesOf()).toContainEqual(['Pie', tomorrow, 'dinner']);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Dal'));
});

test('a meal is locked, and swapped for one whose effect on the day is shown', async () => {
  show();
  const day = within(await dayOf(/^Tomorrow/));
  fireEvent.click(day.getByRole('button', { name: 'More for Dal' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Lock/ }));
  expect(await day.findByText('Locked')).toBeTruthy();
  expect(saved[0]?.meals.find(({ title }) => title === 'Dal')?.locked).toBe(true);
  // 630 kcal each: the soup instead of the pie makes 1,380.
  fireEvent.click(day.getByRole('button', { name: 'More for Pie' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Swap/ }));
  const soup = await screen.findByRole('button', { name: /^Soup/ });
  expect(soup.textContent).toContain('1,380 kcal');
  expect(soup.textContent).toContain('+120 kcal');
  expect(screen.getAllByRole('button', { name: /The day then has/ })).toHaveLength(3);
  fireEvent.click(soup);
  const titles = () => saved[0]?.meals.map(({ title }) => title).toSorted();
  await waitFor(() => expect(titles()).toEqual(['Dal', 'Soup']));
  expect(await day.findByText('Soup')).toBeTruthy();
});

test('a week that was planned again can be put back as long as it is shown', async () => {
  // What was added by hand stays: only recipes are planned again.
  const curry = aMeal({ title: 'Curry', cookedOn: tomorrow });
  saved = [aDay([pie, curry], { date: tomorrow, version: 1 })];
  show();
  const again = await screen.findByRole('button', { name: 'Plan again' });
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(again);
  await waitFor(() => expect(placesOf()).toContainEqual(['Tart', tomorrow, 'dinner']));
  expect(placesOf()).toHaveLength(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(placesOf()).toContainEqual(['Curry', tomorrow, 'dinner']));
  expect(placesOf()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('who joined after a meal was planned sees whose it is, and is given a portion in one tap', async () => {
  const sam = { id: 'sam', name: 'Sam', share: 0.5 };
  show({ ...DEFAULT_PLAN, people: [...DEFAULT_PLAN.people, sam] }, 'sam');
  const day = within(await dayOf(/^Tomorrow/));
  expect(day.getAllByText('Me')).toHaveLength(2);
  expect(day.queryByText('1½ serves')).toBeNull();
  expect(screen.getByText('Nothing is planned for you yet')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add the portions' }));
  const eaters = () =>
    saved[0]?.meals[0]?.eaters.map(({ personId, portion }) => [personId, portion]);
  await waitFor(() =>
    expect(eaters()).toEqual([
      [HOST, 1.5],
      ['sam', 0.75],
    ]),
  );
  expect(await day.findAllByText('¾ serve')).toHaveLength(2);
});

test('on paper a shared meal names everybody’s portion, of who eats it', async () => {
  const eater = { state: 'planned' as const, entryId: null, undone: 0 };
  const shared = {
    ...dal,
    eaters: [
      { ...eater, personId: HOST, portion: 1.5 },
      { ...eater, personId: 'sam', portion: 1 },
      { ...eater, personId: 'kim', portion: 2, state: 'dropped' as const },
    ],
  };
  saved = [aDay([pie, shared], { date: tomorrow, version: 1 })];
  const people = ['Sam', 'Kim'].map((name) => ({ id: name.toLowerCase(), name, share: 1 }));
  const settings = { ...DEFAULT_PLAN, people: [...DEFAULT_PLAN.people, ...people] };
  show(settings);
  const day = within(await dayOf(/^Tomorrow/));
  const portions = day.getByText('Sam').closest('p');
  // On the screen "Me", on paper the name: the style shows one of them.
  await waitFor(() => expect(portions?.textContent).toBe('MeAna 1½, Sam 1'));
  expect(day.getByText('Ana').className).toBe('hidden print:inline');
});
