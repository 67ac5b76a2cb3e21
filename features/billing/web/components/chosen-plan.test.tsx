import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import type { Offer } from '../../contract.ts';
import { ChosenPlan } from './chosen-plan.tsx';

const priceId = 'price_starter_monthly';
const offer: Offer = {
  plan: 'starter',
  period: 'monthly',
  addOns: [],
  priceCents: 1199,
  priceId,
  startsWithGym: false,
  effect: 'trial',
  dueNowCents: 0,
  endsAt: '2026-11-29T00:00:00.000Z',
};

afterEach(cleanup);

/** Something else on the screen, whose second answer comes last of all. */
function SlowNeighbour({ answer }: { answer: () => Promise<null> }) {
  useQuery({ queryKey: ['/api/billing/neighbour'], queryFn: answer });
  return null;
}

it('what is taken is forgotten and said, also when the offer is gone before it hears of it', async () => {
  let isTaken = false;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/csrf-token') return Response.json({ csrfToken: 't' });
    if (init?.method === 'PUT') isTaken = true;
    const billing = {
      isMinor: false,
      limits: [],
      offers: [{ ...offer, effect: isTaken ? 'none' : 'trial' }],
    };
    return Response.json(init?.method === 'PUT' ? { billing, checkoutUrl: null } : billing);
  });
  let release = () => {};
  let asked = 0;
  const answer = () => {
    asked += 1;
    return asked === 1
      ? Promise.resolve(null)
      : new Promise<null>((resolve) => {
          release = () => resolve(null);
        });
  };
  const onDone = vi.fn();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <SlowNeighbour answer={answer} />
      <ChosenPlan priceId={priceId} onDone={onDone} />
      <Toaster />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Start 7-day trial' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /trial/ })).toBeNull());
  expect(onDone).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(await screen.findByText('Your Starter plan is on')).toBeTruthy();
});
