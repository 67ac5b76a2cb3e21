import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import type { PhotoState } from '../../contract.ts';
import { ComparePhotosPage } from './compare-photos-page.tsx';
import { PhotosPage } from './photos-page.tsx';

afterEach(cleanup);

const front = (date: string) => ({ id: newId(), version: 1, date, pose: 'front' as const });
const photos = [front('2026-11-01'), front('2026-09-01')];
const known: PhotoState = { isOffered: true, isGuarded: false, shownForMs: null, photos };

function show(state: PhotoState, Page = PhotosPage) {
  vi.stubGlobal('fetch', async () => Response.json(state));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
}
const pictures = () => [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'));

test('under 18 nothing is offered and no picture is asked for', async () => {
  show({ ...known, isOffered: false });
  await screen.findByText('Photos are for adults');
  expect(screen.queryByRole('link', { name: 'Add photos' })).toBeNull();
  expect(pictures()).toEqual([]);
});

test('guarded photos are not asked for until it is confirmed who looks', async () => {
  show({ ...known, isGuarded: true, shownForMs: 0 });
  await screen.findByRole('button', { name: 'Show photos' });
  expect(pictures()).toEqual([]);
});

test('guarded photos are hidden when the time is over', async () => {
  let answers = 0;
  show({ ...known, isGuarded: true, shownForMs: 30 });
  vi.stubGlobal('fetch', async () => {
    answers += 1;
    return Response.json({ ...known, isGuarded: true, shownForMs: answers === 1 ? 30 : 0 });
  });
  await screen.findByRole('button', { name: 'Show photos' });
  expect(pictures()).toEqual([]);
});

test('each photo comes from its own address', async () => {
  show(known);
  await screen.findAllByRole('button', { name: /^Open front photo/ });
  expect(pictures()).toEqual(photos.map(({ id }) => `/api/progress-photos/${id}/picture`));
});

test('two dates are compared: the divider says where it is, and side by side names both', async () => {
  show(known, ComparePhotosPage);
  await screen.findByText('61 days apart');
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Divider' });
  expect(slider.value).toBe('50');
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('80 %');
  fireEvent.click(screen.getByRole('radio', { name: 'Side by side' }));
  expect(screen.getAllByRole('figure')).toHaveLength(2);
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual([
    expect.stringContaining('1 September'),
    expect.stringContaining('1 November'),
  ]);
});

test('one photo of each pose is nothing to compare', async () => {
  show({ ...known, photos: photos.slice(0, 1) }, ComparePhotosPage);
  await screen.findByText('Two photos of one pose');
});
