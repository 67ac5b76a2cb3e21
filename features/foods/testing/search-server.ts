import { per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { anEntry, anItem } from '#features/food-log/testing/an-item.ts';
import type { SearchResult } from '../contract.ts';

export const apple: SearchResult = {
  key: 'catalogue:apple-raw',
  group: 'catalogue',
  name: 'Apple, raw',
  brand: null,
  lastLogged: null,
  meal: null,
  food: {
    id: 'catalogue:apple-raw',
    kind: 'generic',
    name: 'Apple, raw',
    brand: null,
    category: 'fruit',
    state: 'raw',
    basis: '100g',
    density: null,
    portions: [{ label: '1 medium', grams: 150, ml: null }],
    nutrients: per100Of({ calories: 50, carbs: 12, sodium: 0, potassium: 100 }),
    warnings: [],
    source: {
      id: 'catalogue',
      name: 'Vigour catalogue',
      tier: 'reference',
      licence: null,
      attribution: null,
      url: null,
      reference: null,
      fetchedAt: null,
    },
    gtin: null,
    favourite: false,
    retired: false,
    version: null,
  },
};

export const slice: SearchResult = {
  ...apple,
  key: 'log:1',
  group: 'recent',
  name: '<b>Slice</b>',
  food: null,
  lastLogged: {
    ...anItem({ foodId: 'own:gone', quantity: 2, unit: 'piece', portionNote: '1 slice' }),
    calories: 300,
    protein: 6,
    otherNutrients: { iron: 2 },
    entryId: '1',
    date: '2026-11-19',
    mealType: 'snack',
    times: 3,
  },
};

export const porridge: SearchResult = {
  ...slice,
  key: 'meal:1',
  group: 'meal',
  name: 'Porridge',
  lastLogged: null,
  meal: {
    id: '1',
    items: [
      { ...loggedItemOf(slice), foodName: 'Oats', quantity: 60, unit: 'g', portionNote: null },
      { ...loggedItemOf(slice), foodName: 'Milk', calories: 90 },
    ],
  },
};

function loggedItemOf({ lastLogged, name }: SearchResult) {
  if (!lastLogged) throw new Error('never logged');
  const { entryId: _, date: __, mealType: ___, times: ____, ...item } = lastLogged;
  return { ...item, foodName: name, brand: null, note: null };
}

/** The server's part of the contract, as far as the search needs it, and what it was told. */
export function searchServer() {
  const state = {
    energyUnit: 'kcal' as 'kcal' | 'kj',
    asked: [] as string[],
    logged: [] as Record<string, unknown>[],
    undone: [] as string[],
    removed: [] as string[],
    /** how often it says "not now" */
    refusals: 0,
    /** how many answers are lost */
    lost: 0,
    /** meals of the day that is logged to */
    eaten: [] as MealType[],
  };
  async function answer(url: string, init: RequestInit = {}): Promise<Response> {
    if (url === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
    if (url === '/api/auth/user')
      return Response.json({ id: 'ana', units: { energyUnit: state.energyUnit } });
    if (url === '/api/food-logs/remove-many') {
      state.undone.push(...(JSON.parse(init.body as string) as { ids: string[] }).ids);
      return Response.json({ ok: true });
    }
    if (init.method === 'DELETE') {
      const id = url.split('/').at(-1) ?? '';
      state.removed.push(id);
      const known = state.logged.some((entry) => entry['id'] === id);
      return Response.json(
        { ok: known, message: 'That entry does not exist.' },
        { status: known ? 200 : 404 },
      );
    }
    if (url.startsWith('/api/food-logs?')) {
      return Response.json(state.eaten.map((mealType) => anEntry({ mealType })));
    }
    if (url === '/api/foods/catalogue%3Aapple-raw') return Response.json(apple.food);
    if (url.startsWith('/api/foods/search')) {
      const q = new URL(url, 'http://localhost').searchParams.get('q') ?? '';
      state.asked.push(q);
      const results = q.startsWith('app') ? [apple] : q.startsWith('s') ? [slice, porridge] : [];
      return Response.json({ results });
    }
    const body = JSON.parse(init.body as string) as { entries: Record<string, unknown>[] };
    state.logged.push(...body.entries);
    if (state.refusals > 0) {
      state.refusals -= 1;
      return Response.json({ message: 'Not now.' }, { status: 503 });
    }
    if (state.lost > 0) {
      state.lost -= 1;
      throw new TypeError('Failed to fetch');
    }
    return Response.json(body.entries.map((entry) => ({ ...entry, version: 1 })));
  }
  return { state, answer };
}
