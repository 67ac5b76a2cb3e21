import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { USER_KEY } from '#features/account/web/public.ts';
import type { Booking, WaitingPlace } from '#features/bookings/contract.ts';
import { setOfflineState } from '#platform/web/offline/offline-state.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { aBooking } from '../../testing/booking.ts';
import { BookingPage } from './booking-page.tsx';
import { BookingsPage } from './bookings-page.tsx';
import { GuardianPage } from './guardian-page.tsx';

type Written = { path: string; body: Record<string, unknown> };

/** A server with these bookings and waiting places; gives what was written. */
function open(
  path: string,
  bookings: Booking[],
  waiting: WaitingPlace[] = [],
  accepted: unknown = { ok: true },
  credits = 0,
): Written[] {
  const written: Written[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, location.href);
    if (init.method && init.method !== 'GET') {
      const body = typeof init.body === 'string' ? init.body : '{}';
      written.push({ path: pathname, body: JSON.parse(body) as Record<string, unknown> });
    }
    if (pathname === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
    if (pathname === '/api/bookings') return Response.json(bookings);
    if (pathname === '/api/bookings/waiting') return Response.json(waiting);
    if (pathname === '/api/bookings/waiting/accept') return Response.json(accepted);
    if (pathname === '/api/packs') return Response.json({ bought: [], sold: [] });
    if (pathname.endsWith('/series')) return Response.json(bookings);
    if (pathname.endsWith('/page')) return Response.json({ credits });
    if (pathname === '/api/booking-blocks') return Response.json([]);
    return Response.json(bookings[0] ?? { ok: true });
  });
  history.replaceState(null, '', path);
  const client = makeQueryClient();
  client.setQueryData(USER_KEY, { id: 'sam' });
  render(
    <QueryClientProvider client={client}>
      <Route path="/trainers/bookings" component={BookingsPage} />
      <Route path="/trainers/bookings/:id" component={BookingPage} />
      <Route path="/guardian/:token" component={GuardianPage} />
    </QueryClientProvider>,
  );
  return written;
}

afterEach(() => {
  cleanup();
  setOfflineState({ offline: false });
  history.replaceState(null, '', '/');
});

const late = {
  reason: 'late' as const,
  feeCents: 4_500,
  refundCents: 0,
  owedCents: 4_500,
  credit: 'none' as const,
};

test.each([
  [6, 0],
  [8, 1],
])('a trainer reads %i days later whether absence can be said still', async (days, told) => {
  const start = new Date(Date.now() - days * 86_400_000).toISOString();
  const booking = aBooking({ side: 'trainer', start });
  open(`/trainers/bookings/${booking.id}`, [booking]);
  await screen.findByRole('heading', { name: 'What you can do' });
  expect(screen.queryAllByText(/That week is over\.$/)).toHaveLength(told);
});

test('cancelling says its fee first, and sends the fee that was shown', async () => {
  const booking = aBooking({ ifCancelledNow: late });
  const written = open(`/trainers/bookings/${booking.id}`, [booking]);
  fireEvent.click(await screen.findByRole('button', { name: /^Cancel/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('It costs $45, still to be paid.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Reason (optional)'), { target: { value: 'A cold' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
  await vi.waitFor(() =>
    expect(written.at(-1)?.body).toEqual({
      version: booking.version,
      feeCents: 4_500,
      takesCredit: false,
      reason: 'A cold',
    }),
  );
});

test('a trainer answers a request', async () => {
  const booking = aBooking({
    side: 'trainer',
    state: 'requested',
    ifCancelledNow: late,
    keptUntil: new Date(Date.now() + 3_600_000).toISOString(),
    may: {
      decide: true,
      reopen: false,
      move: true,
      sayMissing: false,
      dispute: false,
      waive: false,
    },
  });
  const written = open(`/trainers/bookings/${booking.id}`, [booking]);
  await screen.findByText(/^Answer by /);
  // Declining is the way out, and nothing is paid before it is agreed.
  expect(screen.queryByRole('button', { name: /^(Cancel|Note a payment)/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await vi.waitFor(() => expect(written.at(-1)?.body).toMatchObject({ approves: true }));
});

test('a client pays for what a trainer booked with a credit, and the price says so', async () => {
  const booking = aBooking({
    state: 'requested',
    waitsFor: 'client',
    keptUntil: new Date(Date.now() + 3_600_000).toISOString(),
    may: { ...aBooking({}).may, decide: true },
  });
  const written = open(`/trainers/bookings/${booking.id}`, [booking], [], null, 5);
  const credit = await screen.findByRole('radio', { name: /^Use a credit/ });
  expect(credit).toHaveProperty('checked', true);
  const facts = within(screen.getByRole('region', { name: 'Details' }));
  expect(facts.getByText('1 credit')).toBeTruthy();
  expect(facts.queryByText('$90')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Pay the trainer directly/ }));
  expect(facts.getByText('$90')).toBeTruthy();
  fireEvent.click(credit);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await vi.waitFor(() =>
    expect(written.at(-1)?.body).toMatchObject({ approves: true, pay: 'credit' }),
  );
});

test('without a network acts wait, and what is shown says how old it is', async () => {
  const booking = aBooking({ ifCancelledNow: late });
  open(`/trainers/bookings/${booking.id}`, [booking]);
  const cancel = await screen.findByRole('button', { name: /^Cancel/ });
  setOfflineState({ offline: true });
  await screen.findByText(/^As it was on /);
  expect(cancel.getAttribute('aria-disabled')).toBe('true');
  const file = screen.getByRole('button', { name: /^Add to calendar/ });
  expect(file.getAttribute('aria-disabled')).toBeNull();
});

test('a place that is offered stands first, with until when it is kept', async () => {
  const start = new Date(Date.now() + 86_400_000).toISOString();
  const place: WaitingPlace = {
    sessionId: 'session',
    start,
    end: start,
    offerId: 'offer',
    offerName: 'Bootcamp',
    trainerName: 'Priya',
    before: 0,
    offeredUntil: new Date(Date.now() + 3_600_000).toISOString(),
  };
  open('/trainers/bookings', [aBooking({})], [place]);
  const offered = await screen.findByRole('region', { name: 'A place is free for you' });
  expect(within(offered).getByText(/^Kept for you until /)).toBeTruthy();
  expect(within(offered).getByRole('button', { name: 'Take the place' })).toBeTruthy();
  const toCome = screen.getByRole('region', { name: 'To come' });
  expect(within(toCome).getByText('Personal training with Priya')).toBeTruthy();
});

test('a place that was taken opens its booking, and one that is over cannot be taken', async () => {
  const place = {
    sessionId: '0197a0a0-0000-7000-8000-000000000009',
    offerId: '0197a0a0-0000-7000-8000-000000000001',
    offerName: 'Small group',
    trainerName: 'Priya',
    start: new Date(Date.now() + 86_400_000).toISOString(),
    end: new Date(Date.now() + 90_000_000).toISOString(),
    before: 0,
    offeredUntil: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const booking = aBooking({});
  const over = { ...place, sessionId: '0197a0a0-0000-7000-8000-00000000000a' };
  over.offeredUntil = new Date(Date.now() - 60_000).toISOString();
  open('/trainers/bookings', [booking], [place, over], { outcome: 'booked', booking });
  await screen.findByText('No longer kept for you');
  fireEvent.click(screen.getByRole('button', { name: 'Take the place' }));
  await waitFor(() => expect(location.pathname).toBe(`/trainers/bookings/${booking.id}`));
});

test('a parent or guardian confirms by a tap, never by opening the link', async () => {
  const written = open('/guardian/secret', []);
  const yes = await screen.findByRole('button', { name: 'Yes, they may book' });
  expect(written).toEqual([]);
  fireEvent.click(yes);
  await screen.findByText('Thank you');
  expect(written).toEqual([{ path: '/api/guardian/confirm', body: { token: 'secret' } }]);
});

test('a client confirms the weeks that a trainer booked at once, the first ones with credits', async () => {
  const may = { ...aBooking({}).may, decide: true };
  const asked = (days: number) =>
    aBooking({
      id: `${days}b9f6f5e-8a3c-4a4e-9a54-6f2c1d1b7a10`,
      seriesId: '9b9f6f5e-8a3c-4a4e-9a54-6f2c1d1b7a10',
      side: 'client',
      state: 'requested',
      waitsFor: 'client',
      keptUntil: new Date(Date.now() + 3_600_000).toISOString(),
      start: new Date(Date.now() + days * 86_400_000).toISOString(),
      may,
    });
  const bookings = [asked(1), asked(8)];
  const [first] = bookings;
  const written = open(`/trainers/bookings/${first?.id}`, bookings, [], bookings, 1);
  await screen.findByText(/ booked 2 weekly sessions for you$/);
  await screen.findByText(/^2 sessions: 1 credit and \$/);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm 2 sessions' }));
  await vi.waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toMatchObject({
    path: `/api/bookings/${first?.id}/series/decide`,
    body: { approves: true, pay: 'credit', credits: 1, bookings: [{ id: first?.id }, {}] },
  });
  cleanup();
  // In the list they are one thing to answer.
  open('/trainers/bookings', bookings);
  await screen.findByText(/, and 1 more week$/);
});
