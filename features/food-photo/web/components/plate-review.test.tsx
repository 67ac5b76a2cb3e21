import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import type { PhotoAnalysis } from '../../contract.ts';
import { plateItemsOf } from './plate-items.ts';
import { PlateReview } from './plate-review.tsx';

const rice = {
  name: 'Rice',
  preparation: null,
  grams: 180,
  gramsLow: 140,
  gramsHigh: 230,
  assumptions: ['no butter'],
  confidence: 80,
  composition: 'estimate',
  food: null,
  warnings: [],
  per100: per100Of({ calories: 128, protein: 2.6, carbs: 28, fat: 0.3 }),
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function review(numbersHidden: boolean): Promise<string> {
  const user = { id: 'ana', units: { energyUnit: 'kcal' }, numbersHidden };
  vi.stubGlobal('fetch', async () => Response.json(user));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <PlateReview
        items={plateItemsOf({ items: [rice] } as unknown as PhotoAnalysis)}
        questions={[]}
        day="2026-11-20"
        meal="lunch"
        correcting={false}
        onMeal={() => undefined}
        onChange={() => undefined}
        onCorrect={null}
        onBack={() => undefined}
        onSaved={() => undefined}
      />
    </QueryClientProvider>,
  );
  await screen.findAllByText('Rice');
  await vi.waitFor(() =>
    expect(/230\skcal/.test(document.body.textContent ?? '')).toBe(!numbersHidden),
  );
  return document.body.textContent ?? '';
}

test('what a plate comes to stands beside its foods and below them', async () => {
  expect(await review(false)).toMatch(/protein 4\.7 g/);
});

test('in the gentle mode the plate shows amounts, and no energy or macros', async () => {
  const text = await review(true);
  expect(text).toContain('likely 140–230 g');
  expect(text).not.toMatch(/\d\s*(kcal|kJ)|protein|4\.7/);
});
