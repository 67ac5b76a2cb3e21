import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import type { FoodLogEntry } from '../../contract.ts';
import type { Measure } from '../../rules/item/measure.ts';
import { anEntry } from '../../testing/an-item.ts';
import { FoodMeasuresContext } from '../components/entry/food-measures.ts';
import { LogFoodPage } from './log-food-page.tsx';

const today = localDay(new Date());

const entry = (change: Partial<FoodLogEntry>): FoodLogEntry =>
  anEntry({ date: today, quantity: 300, unit: 'ml', calories: 150, ...change });

type Call = { method: string; url: string; body: Record<string, unknown> };

let owner: string;
let energyUnit: 'kcal' | 'kj';
let numbersHidden: boolean;
let day: FoodLogEntry[];
/** Answers the next changes; without an entry here a change answers what was sent. */
let answers: (() => unknown)[];
let changes: Call[];

/** The server's part of the contract, as far as the page uses it. */
async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? 'GET';
  if (url === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
  if (url === '/api/auth/user') {
    return Response.json({ id: owner, units: { energyUnit }, numbersHidden });
  }
  if (method === 'GET') return Response.json(url.startsWith('/api/food-logs?') ? day : []);
  const body = JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown>;
  changes.push({ method, url, body });
  return Response.json((await answers.shift()?.()) ?? entry(body));
}

beforeEach(() => {
  owner = 'ana';
  energyUnit = 'kcal';
  numbersHidden = false;
  day = [];
  answers = [];
  changes = [];
  sessionStorage.clear();
  history.replaceState(null, '', '/log-food');
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const glass = (key: string, note: string, ml: number): Measure => ({
  key,
  label: `${note} (${ml} ml)`,
  unit: 'serving',
  perMeasure: 1,
  note,
  share: ml / 100,
});
/** What the foods feature knows of a beer; of no other food. */
const beerMeasures = (foodId: string) => ({
  queryKey: ['measures', foodId],
  queryFn: async () => {
    if (foodId !== 'catalogue:beer') throw new Error('no such food');
    return [glass('portion-0', '1 schooner', 425), glass('portion-1', '1 stubby', 375)];
  },
});

function openPage() {
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <FoodMeasuresContext value={beerMeasures}>
        <main>
          <LogFoodPage />
        </main>
      </FoodMeasuresContext>
      <Toaster />
    </QueryClientProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save Food Log');

async function openForm() {
  await userEvent.click(await screen.findByRole('link', { name: /Manual Entry/ }));
}

async function type(label: string, text: string) {
  const field = screen.getByLabelText(label, { exact: false });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

test('the meals come together with what is usual on the day, which stands above them', async () => {
  let tell = (_: Response): void => expect.fail('was not asked');
  const proposals = new Promise<Response>((resolve) => (tell = resolve));
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.includes('/due?') ? proposals : answer(url, init),
  );
  openPage();
  await screen.findByText("Today's Nutrition");
  expect(screen.queryByText('Nothing logged yet')).toBeNull();
  const item = { ...entry({ foodName: 'Flat white' }), id: undefined };
  const due = { recurringId: '1', entryId: '2', date: today, mealType: 'snack', item };
  tell(Response.json([{ ...due, skipped: false }]));
  await screen.findByRole('button', { name: 'Log Flat white' });
  expect(screen.getByText('Nothing logged yet')).toBeTruthy();
});

test('an act that a slow server takes long for says at once that it is under way', async () => {
  let tell = (_: FoodLogEntry[]): void => expect.fail('was not asked');
  answers = [() => new Promise((resolve) => (tell = resolve))];
  day = [entry({})];
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Soup' }));
  // The sheet is loaded on demand, which takes a second on a busy machine.
  const duplicate = await screen.findByRole('button', { name: /^Duplicate/ }, { timeout: 5_000 });
  await userEvent.click(duplicate);
  expect(duplicate.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(duplicate);
  tell([entry({ id: '01990000-0000-7000-8000-000000000002' })]);
  await screen.findByText('Food Copied');
  expect(changes).toHaveLength(1);
});

test('a logged entry is corrected in the portions of its food, the figures with it', async () => {
  energyUnit = 'kj';
  const schooner = { unit: 'serving', quantity: 1, portionNote: '1 schooner' } as const;
  const energy = { calories: 185, exactKcal: 772 / 4.184 };
  day = [entry({ foodName: 'Beer', foodId: 'catalogue:beer', ...schooner, ...energy })];
  openPage();
  await userEvent.click(await screen.findByRole('link', { name: /Beer/ }));
  await screen.findByRole('option', { name: '1 stubby (375 ml)' });
  await userEvent.selectOptions(screen.getByLabelText('Unit'), '1 stubby (375 ml)');
  expect(screen.getByLabelText<HTMLInputElement>(/Quantity/).value).toBe('1');
  expect(screen.getByLabelText<HTMLInputElement>(/Energy/).value).toBe('681');
  await press('Save Changes');
  await screen.findByText('Changes Saved');
  expect(changes[0]?.body).toMatchObject({
    quantity: 1,
    portionNote: '1 stubby',
    calories: 163,
  });
});

test('an entry whose food is gone offers what is known, and kilojoules stay as typed', async () => {
  energyUnit = 'kj';
  day = [entry({ foodName: 'Stew', foodId: 'off:gone', unit: 'g' })];
  openPage();
  await userEvent.click(await screen.findByRole('link', { name: /Stew/ }));
  const unit = await screen.findByLabelText('Unit');
  expect(
    within(unit)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['g', 'oz']);
  await type('Energy', '500');
  await press('Save Changes');
  await screen.findByText('Changes Saved');
  const { calories, exactKcal } = changes[0]?.body ?? {};
  expect(calories).toBe(120);
  expect(Math.round(Number(exactKcal) * 4.184 * 1e6) / 1e6).toBe(500);
});

test('the form sends what was typed as numbers, and a cleared field as not known', async () => {
  openPage();
  await openForm();
  await type('Food name', 'Porridge');
  await type('Quantity', '62,5');
  await type('Calories', '239.6');
  await type('Protein', '');
  await save();
  await screen.findByText('Food Logged');
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({
    method: 'POST',
    url: '/api/food-logs',
    body: {
      date: today,
      mealType: 'lunch',
      foodName: 'Porridge',
      quantity: 62.5,
      unit: 'g',
      calories: 240,
      protein: null,
      carbs: 0,
      sourceType: 'manual',
      aiAnalyzed: false,
    },
  });
  expect(screen.getByRole('heading', { name: 'Log Your Food' })).toBeDefined();
});

test('energy typed in kilojoules is sent in kilocalories', async () => {
  energyUnit = 'kj';
  openPage();
  await openForm();
  await type('Food name', 'Porridge');
  await type('Energy', '1000');
  await save();
  await screen.findByText('Food Logged');
  expect(changes[0]?.body).toMatchObject({ calories: 239 });
});

test('a save that is tried again keeps its id', async () => {
  answers = [
    () => {
      throw new TypeError('Failed to fetch');
    },
  ];
  openPage();
  await openForm();
  await type('Food name', 'Porridge');
  await save();
  await screen.findByText('Failed to log food');
  await save();
  await screen.findByText('Food Logged');
  expect(changes).toHaveLength(2);
  expect(changes[1]?.body['id']).toBe(changes[0]?.body['id']);
});

test('what was typed after a save whose answer was lost is not lost', async () => {
  answers = [() => entry({ foodName: 'Porridge', calories: 100, version: 4 })];
  openPage();
  await openForm();
  await type('Food name', 'Porridge with honey');
  await save();
  await screen.findByText('Food Logged');
  expect(changes.map((change) => change.method)).toEqual(['POST', 'PUT']);
  expect(changes[1]?.body).toMatchObject({ foodName: 'Porridge with honey', version: 4 });
});

test('by hand the meal of a past day is the empty one, else it is asked for', async () => {
  history.replaceState(null, '', `/log-food?mode=manual&date=${addDays(today, -1)}`);
  day = [entry({ mealType: 'breakfast' }), entry({ mealType: 'lunch' })];
  openPage();
  await waitFor(() => expect(screen.getByLabelText('Dinner')).toHaveProperty('checked', true));
  cleanup();
  day = [];
  openPage();
  await userEvent.click(await screen.findByText('Save Food Log'));
  await screen.findByText('Choose the meal it belongs to.');
  expect(changes).toEqual([]);
});

test('a half-filled form outlives a reload, but not a change of person', async () => {
  const { unmount } = openPage();
  await openForm();
  await type('Food name', 'Porridge');
  unmount();

  const second = openPage();
  expect(await screen.findByDisplayValue('Porridge')).toBeDefined();
  second.unmount();

  owner = 'ben';
  openPage();
  await screen.findByRole('heading', { name: 'Log Food Details' });
  expect(screen.queryByDisplayValue('Porridge')).toBeNull();
});

test('totals say when they are only a lower bound, and never show unknown as zero', async () => {
  day = [
    entry({ id: 'a', protein: 12, carbs: 20 }),
    entry({ id: 'b', protein: null, carbs: 30.25, mealType: 'dinner', aiAnalyzed: true }),
  ];
  openPage();
  const summary = within(await screen.findByRole('region', { name: "Today's Nutrition" }));
  const figureOf = (name: string) => summary.getByText(name).parentElement?.textContent;
  expect(figureOf('Protein')).toContain('at least 12.0 g');
  expect(figureOf('Protein')).toContain('from 1 of 2 foods');
  expect(figureOf('Carbs')).toBe('Carbs50.3 g');
  expect(figureOf('Fat')).toBe('FatNot known');
  expect(summary.getByText('300')).toBeDefined();
  const meals = within(screen.getByRole('region', { name: "Today's Meals" }));
  const dinner = within(meals.getByRole('region', { name: 'Dinner' }));
  expect(dinner.getByText('AI')).toBeDefined();
});

test('an edit that met another device’s change asks which one stays', async () => {
  const intoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  const mine = entry({ version: 1 });
  const theirs = entry({ version: 2, foodName: 'Goulash' });
  day = [mine];
  history.replaceState(null, '', `/log-food?edit=${mine.id}`);
  openPage();
  await screen.findByDisplayValue('Soup');
  await type('Food name', 'Minestrone');
  const conflict = { code: 'conflict', reason: 'edited_elsewhere', message: 'x', current: theirs };
  const original = answer;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    init?.method === 'PUT' ? Response.json(conflict, { status: 409 }) : original(url, init),
  );
  await press('Save Changes');
  expect(await screen.findByText(/It’s now Goulash/)).toBeDefined();
  // Save stands at the bottom of a long form, the answer at its top.
  const answered = intoSight.mock.contexts as HTMLElement[];
  expect(answered.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('It’s now Goulash'),
  ]);

  vi.stubGlobal('fetch', original);
  await userEvent.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await screen.findByText('Changes Saved');
  expect(changes[0]?.body).toMatchObject({ foodName: 'Minestrone', version: 2 });
});

test('a draft of another amount takes its figures along, in kilojoules too', async () => {
  energyUnit = 'kj';
  const mine = entry({ quantity: 300, calories: 150, protein: 6, sodium: 90 });
  day = [mine];
  history.replaceState(null, '', `/log-food?edit=${mine.id}`);
  openPage();
  await screen.findByDisplayValue('Soup');
  await type('Quantity', '450');
  expect(screen.getByLabelText('Energy', { exact: false })).toHaveProperty('value', '941');
  await press('Save Changes');
  await screen.findByText('Changes Saved');
  expect(changes[0]?.body).toMatchObject({ quantity: 450, calories: 225, protein: 9, sodium: 135 });
});

test('what was typed into an edit outlives a reload, with exact figures, until it is saved or given up', async () => {
  const mine = entry({ quantity: 3, unit: 'piece', calories: 100, protein: 1 });
  day = [mine];
  history.replaceState(null, '', `/log-food?edit=${mine.id}`);
  openPage();
  await screen.findByDisplayValue('Soup');
  await type('Food name', 'Broth');
  await type('Quantity', '1');
  cleanup();

  openPage();
  await screen.findByDisplayValue('Soup');
  await press('Restore them');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByDisplayValue('Broth')).toBeTruthy();
  await press('Save Changes');
  await screen.findByText('Changes Saved');
  expect(changes[0]?.body).toMatchObject({ foodName: 'Broth', quantity: 1, calories: 33 });
  expect(changes[0]?.body['protein']).toBeCloseTo(1 / 3, 10);
  expect(sessionStorage.getItem('foodLogEdit')).toBeNull();
});

test('what was logged a moment ago is taken back from its own message', async () => {
  openPage();
  await openForm();
  await type('Food name', 'Porridge');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(changes.at(-1)).toMatchObject({
    method: 'DELETE',
    url: `/api/food-logs/${String(changes[0]?.body['id'])}`,
  });
});

test('in the gentle mode a name and an amount suffice; a figure can be added, and none is shown', async () => {
  numbersHidden = true;
  day = [entry({ calories: 150, protein: 12 })];
  openPage();
  await screen.findByRole('link', { name: /Soup/ });
  expect(document.body.textContent).not.toMatch(/150|12\.0/);
  await openForm();
  await type('Food name', 'Curry');
  expect(screen.queryByRole('textbox', { name: /Calories/ })).toBeNull();
  await save();
  await screen.findByText('Food Logged');
  expect(changes[0]?.body).toMatchObject({ foodName: 'Curry', calories: null, protein: null });

  await openForm();
  await type('Food name', 'Bread');
  await press('Add values');
  await type('Calories', '210');
  await type('Protein', 'x');
  await press('Add values');
  await save();
  // What is wrong is opened again.
  await screen.findByRole('textbox', { name: /Calories/ });
  await type('Protein', '8');
  await save();
  await screen.findByRole('link', { name: /Manual Entry/ });
  expect(changes[1]?.body).toMatchObject({
    foodName: 'Bread',
    calories: 210,
    protein: 8,
    fat: null,
  });
});
