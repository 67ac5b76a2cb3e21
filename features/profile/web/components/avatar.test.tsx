import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setOfflineState } from '#platform/web/offline/offline-state.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { Avatar } from './avatar.tsx';

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ photo: 'mine', webp: 'UklGRg==' });
  });
});
afterEach(() => {
  cleanup();
  setOfflineState({ offline: false });
});

function show(photo: string | null) {
  const { container } = render(
    <QueryClientProvider client={makeQueryClient()}>
      <Avatar user={{ firstName: 'Sam', email: 'sam@example.test', photo }} />
    </QueryClientProvider>,
  );
  return () => container.querySelector('img');
}

test('without a network the picture is the one that the device keeps', async () => {
  setOfflineState({ offline: true });
  const picture = show('mine');
  expect(picture()?.getAttribute('src')).toBe('/api/profile/photo/mine');
  fireEvent.error(picture() as HTMLElement);
  await vi.waitFor(() =>
    expect(picture()?.getAttribute('src')).toBe('data:image/webp;base64,UklGRg=='),
  );
});

test('another picture than the person’s is not shown', async () => {
  setOfflineState({ offline: true });
  const picture = show('newer');
  fireEvent.error(picture() as HTMLElement);
  await vi.waitFor(() => expect(asked).toEqual(['/api/profile/photo']));
  expect(picture()).toBeNull();
});

test('with a network a picture that fails leaves the initial, and nothing more is asked', () => {
  const picture = show('mine');
  fireEvent.error(picture() as HTMLElement);
  expect(picture()).toBeNull();
  expect(asked).toEqual([]);
  expect(show(null)()).toBeNull();
});
