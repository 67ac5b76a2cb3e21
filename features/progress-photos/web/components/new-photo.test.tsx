import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import type { PhotoState } from '../../contract.ts';
import { NewPhoto } from './new-photo.tsx';

afterEach(cleanup);

const state: PhotoState = { isOffered: true, isGuarded: false, shownForMs: null, photos: [] };
const readPicture = vi.fn<() => Promise<string | null>>();
const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

function show(known: PhotoState = state) {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <NewPhoto state={known} readPicture={readPicture} />
    </QueryClientProvider>,
  );
}

function choose(answer: string | null) {
  readPicture.mockResolvedValueOnce(answer);
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save photo' }));

test('a picture that was not saved stays, and trying again keeps one', async () => {
  const sent: { id: string; photo: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('token')) return Response.json({ csrfToken: 'a' });
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({ id: sent[0]?.id, version: 1, date: '2026-11-20', pose: 'front' });
  });
  show();
  choose('data:image/jpeg;base64,AAAA');
  await screen.findByAltText('Your photo');
  save();
  await screen.findByRole('alert');
  expect(screen.getByAltText('Your photo')).toBeDefined();
  save();
  // Saved: the next pose is asked for.
  await vi.waitFor(() => expect(screen.queryByAltText('Your photo')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Side' }).checked).toBe(true);
  expect(sent.map(({ photo }) => photo)).toEqual(['AAAA', 'AAAA']);
  expect(sent[0]?.id).toBe(sent[1]?.id);
});

test('a file that cannot be opened leaves the earlier choice', async () => {
  show();
  choose('data:image/jpeg;base64,AAAA');
  await screen.findByAltText('Your photo');
  choose(null);
  await screen.findByText('We can’t open that file.');
  expect(screen.getByAltText<HTMLImageElement>('Your photo').src).toContain('AAAA');
});

test.each([
  [null, true],
  [0, false],
])('with %s ms left the last photo is a guide: %s', (shownForMs, isShown) => {
  const photos = [{ id: newId(), version: 1, date: '2026-11-01', pose: 'front' as const }];
  show({ ...state, isGuarded: shownForMs !== null, shownForMs, photos });
  fireEvent.click(screen.getByRole('radio', { name: 'Front' }));
  expect(document.querySelector(`[data-guide="${photos[0]?.id}"]`) !== null).toBe(isShown);
  expect(document.querySelector('[data-guide="outline"]') !== null).toBe(!isShown);
});
