import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { USER_KEY } from '#features/account/web/public.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import { keepRest, keepSentence } from '../hooks/kept-list.ts';
import { useKeptSentence } from '../hooks/use-kept-sentence.ts';
import { notReadYet } from '../messages.ts';
import { KeptSentences } from './kept-sentences.tsx';

const TODAY = '2026-11-28';

afterEach(() => {
  cleanup();
  localStorage.removeItem('keptSentences');
});

function open(owner: string, day = TODAY) {
  const client = makeQueryClient();
  client.setQueryData(USER_KEY, { id: owner });
  return render(
    <QueryClientProvider client={client}>
      <KeptSentences day={day} today={TODAY} />
      <Toaster />
    </QueryClientProvider>,
  );
}

const keepWords = (text: string, day = TODAY) => {
  const place = { day, meal: 'lunch' as const, localTime: '12:10' };
  const { result, unmount } = renderHook(() => useKeptSentence('ana', null, place));
  act(() => expect(result.current.keep(text)).toBe(true));
  unmount();
};

test('what was kept stands on its day and on today, and a tap opens it where it belongs', () => {
  keepWords('two eggs on toast', '2026-11-27');
  open('ana');
  screen.getByRole('heading', { name: notReadYet });
  const link = screen.getByRole('link', { name: /two eggs on toast.*Yesterday · Lunch/ });
  expect(link.getAttribute('href')).toMatch(
    /^\/log-food\/describe\?date=2026-11-27&meal=lunch&kept=[\w-]{36}$/,
  );
  cleanup();
  open('ana', '2026-11-26');
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  open('ben');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('one that is taken off comes back with Undo, and another tab’s stay', async () => {
  const user = userEvent.setup();
  keepWords('a banana');
  open('ana');
  keepWords('a flat white');
  await user.click(await screen.findByRole('button', { name: 'Remove “a banana”' }));
  expect(screen.queryByRole('link', { name: /a banana/ })).toBeNull();
  screen.getByRole('link', { name: /a flat white/ });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  screen.getByRole('link', { name: /a banana/ });
});

test('what is left after a part was logged stays as the same sentence', () => {
  const id = '01980000-0000-7000-8000-000000000001';
  const place = { day: TODAY, meal: null, localTime: '12:10' };
  const one = { id, owner: 'ana', text: 'toast, some stew', round: 0, ...place };
  keepSentence(one);
  const { result } = renderHook(() => useKeptSentence('ana', id, place));
  act(() => void keepRest(one, 'some stew'));
  expect(result.current.kept).toEqual({ ...one, text: 'some stew', round: 1 });
});
