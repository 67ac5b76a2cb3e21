import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SMALL_PLAN } from '#features/plan-blocks/testing/plans.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { EarlierPlans } from './earlier-plans.tsx';

const plan = (id: string, active: boolean, monday: string) => ({
  ...SMALL_PLAN,
  id,
  active,
  monday,
  version: 1,
});
let plans: ReturnType<typeof plan>[];
let asked: string[];

async function answer(url: string, init?: RequestInit): Promise<Response> {
  if (url === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
  const method = init?.method ?? 'GET';
  if (method === 'GET') return Response.json(plans);
  asked.push(`${method} ${url}`);
  if (method === 'DELETE') return Response.json({ ok: true });
  plans = plans.map((one) => ({ ...one, active: url.includes(one.id) }));
  return Response.json(plans.find(({ active }) => active));
}

beforeEach(() => {
  asked = [];
  plans = [plan('now', true, '2026-11-16'), plan('before', false, '2026-10-05')];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => answer(String(url), init));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <EarlierPlans today="2026-11-20" />
    </QueryClientProvider>,
  );
});
afterEach(cleanup);

test('a plan of before is followed again, and the one of now stands among the earlier ones', async () => {
  const [button, ...others] = await screen.findAllByRole('button', { name: /^Follow/ });
  expect(others).toEqual([]);
  if (button) fireEvent.click(button);
  await waitFor(() => expect(asked).toEqual(['POST /api/training-plans/before/activate']));
  await screen.findByRole('button', { name: /^Follow again.* 16 November/ });
});

test('a plan of before is deleted, never the one that is followed', async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(asked).toEqual(['DELETE /api/training-plans/before']));
});
