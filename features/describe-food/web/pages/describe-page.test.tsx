import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { DescribePage } from './describe-page.tsx';

const yesterday = addDays(localDay(new Date()), -1);
const TODAY = '/log-food/describe';

let owner: string;

beforeEach(() => {
  owner = 'ana';
  sessionStorage.clear();
  history.replaceState(null, '', TODAY);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/auth/user') return Response.json({ id: owner, units: {} });
    return Response.json(url.endsWith('/reader') ? { provider: null } : []);
  });
});
afterEach(cleanup);

const open = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <DescribePage />
    </QueryClientProvider>,
  );
const go = (path: string) => act(() => history.pushState(null, '', path));
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox');

test('each day and each meal keeps what was typed for it, for its person alone', async () => {
  const first = open();
  await userEvent.type(await box(), 'two eggs');
  go(`${TODAY}?date=${yesterday}`);
  expect((await box()).value).toBe('');
  await userEvent.type(await box(), 'a pie');
  go(`${TODAY}?date=${yesterday}&meal=dinner`);
  expect((await box()).value).toBe('');
  await userEvent.type(await box(), 'soup');
  first.unmount();

  const second = open();
  expect((await box()).value).toBe('soup');
  go(`${TODAY}?date=${yesterday}`);
  expect((await box()).value).toBe('a pie');
  go(TODAY);
  expect((await box()).value).toBe('two eggs');
  second.unmount();

  owner = 'ben';
  open();
  expect((await box()).value).toBe('');
});
