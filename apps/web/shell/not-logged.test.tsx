import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { USER_KEY } from '#features/account/web/public.ts';
import { anItem } from '#features/food-log/testing/an-item.ts';
import { eatableAgain } from '#features/foods/rules/amounts/portion.ts';
import { startAmount } from '#features/foods/web/public.ts';
import { storeDraft } from '#platform/web/forms/stored-draft.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { NotLogged } from './not-logged.tsx';

afterEach(cleanup);

function open(day: string) {
  const client = makeQueryClient();
  client.setQueryData(USER_KEY, { id: 'ana', units: { energyUnit: 'kcal' } });
  render(
    <QueryClientProvider client={client}>
      <NotLogged day={day} today="2026-11-28" />
    </QueryClientProvider>,
  );
}

test('what was gathered for a day stands on its food log alone, with the way to log it', () => {
  const eatable = eatableAgain({ name: 'Toast', brand: null }, { ...anItem(), calories: 80 });
  const item = { key: 'a', origin: 'search', eatable, amount: startAmount(eatable) };
  storeDraft('foodTray', 'ana', [
    { ...item, id: '1', day: '2026-11-27', meal: 'snack' },
    { ...item, id: '2', day: '2026-11-27', meal: 'lunch' },
  ]);
  open('2026-11-28');
  expect(screen.queryByText(/not logged yet/)).toBeNull();
  cleanup();
  open('2026-11-27');
  screen.getByText('2 foods not logged yet');
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe(
    '/log-food/search?date=2026-11-27&meal=lunch&review=1',
  );
});
