import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoredRecipe } from '#features/recipes/contract.ts';
import { toShownRecipe } from '#features/recipes/rules/shown-recipe.ts';
import { RECIPE_SAMPLE } from '#features/recipes/testing/recipe-sample.ts';
import { newId } from '#platform/shared/ids.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { VersionsSheet } from './versions-sheet.tsx';

afterEach(cleanup);

test('bringing a version back keeps what was said of the recipe since, and its photo', async () => {
  const was = toShownRecipe(RECIPE_SAMPLE);
  const said = { kept: true, rating: 5, notes: 'Two limes.', collections: ['Sunday'] };
  const content = { ...was, kept: false, rating: null, notes: null, collections: [] };
  const stored: StoredRecipe = {
    ...was,
    ...said,
    id: newId(),
    version: 7,
    name: 'Renamed soup',
    photoId: newId(),
    foods: {},
  };
  let sent: Partial<StoredRecipe> = {};
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('token')) return Response.json({ csrfToken: 'a' });
    if (typeof init?.body !== 'string')
      return Response.json([{ version: 3, savedAt: '2026-11-20T03:00:00.000Z', content }]);
    sent = JSON.parse(init.body);
    return Response.json({ ...stored, ...sent, version: 8 });
  });
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <VersionsSheet stored={stored} onClose={onClose} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Bring back the version of/ }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject({ ...said, name: was.name, photoId: stored.photoId, version: 7 });
});
