import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyOwnFoodDraft } from '#features/foods/rules/own-foods/own-food-draft.ts';
import { NewOwnFood } from '#features/own-foods/web/public.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { FieldNotes } from '#platform/web/ui/field-notes.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('what to look at stands beside its figure until that is changed', async () => {
  const user = { id: 'ana', units: { energyUnit: 'kj' }, numbersHidden: false };
  vi.stubGlobal('fetch', async () => Response.json(user));
  const start = emptyOwnFoodDraft({ kilojoules: '1590' });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <FieldNotes value={{ 'nutrients.protein': 'Check this.', 'nutrients.sodium': 'Type it.' }}>
        <NewOwnFood
          owner="ana"
          from="label 1"
          start={{ ...start, figures: { ...start.figures, protein: '16.4' } }}
          wanted={{ date: null, meal: null }}
          onBack={() => undefined}
          onSaved={() => undefined}
        />
      </FieldNotes>
    </QueryClientProvider>,
  );
  const protein = await screen.findByLabelText('Protein');
  expect(protein.getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('Check this.')).toBeTruthy();
  expect(screen.getByText('Type it.')).toBeTruthy();
  await userEvent.type(protein, '{Backspace}{Backspace}0.4');
  expect(screen.queryByText('Check this.')).toBeNull();
  expect(screen.getByText('Type it.')).toBeTruthy();
});
