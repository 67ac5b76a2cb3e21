import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { USER_KEY } from '#features/account/web/public.ts';
import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import type { Booking, OfferPage } from '#features/bookings/contract.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { aBooking } from '../../testing/booking.ts';
import { BookPage } from './book-page.tsx';

const OFFER_ID = '0197a0a0-0000-7000-8000-000000000001';
/** Tomorrow and the day after at 10:00 by this process's clock. */
const at = (days: number, hour = 10): string => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  day.setHours(hour, 0, 0, 0);
  return day.toISOString();
};

const offer: OfferPage = {
  id: OFFER_ID,
  name: 'Personal training',
  trainerName: 'Priya',
  gym: null,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  minutes: 60,
  priceCents: 9_000,
  capacity: 1,
  isOnline: false,
  place: { name: 'The gym', suburb: 'Bondi' },
  needsApproval: false,
  noticeHours: 0,
  daysAhead: 60,
  policy: USUAL_POLICY,
  bar: null,
  packs: [],
  places: [],
  certifiedUntil: null,
  credits: 0,
};

const bookingAt = (id: string, start: string, changes: Partial<Booking> = {}): Booking =>
  aBooking({
    id,
    start,
    state: 'held',
    keptUntil: new Date(Date.now() + 600_000).toISOString(),
    ...changes,
  });

type Asked = { path: string; body: Record<string, unknown> };

/** A server with one offer and two free times; `answers` may answer otherwise. Gives what was written. */
function serve(
  answers: Record<string, (body: Record<string, unknown>) => unknown> = {},
  shown: Partial<OfferPage> = {},
) {
  const written: Asked[] = [];
  let held: Booking | null = null;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, location.href);
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<
      string,
      unknown
    >;
    if (init.method && init.method !== 'GET') written.push({ path: pathname, body });
    const own = answers[pathname]?.(body);
    if (own) return Response.json(own);
    if (pathname.endsWith('/page')) return Response.json({ ...offer, ...shown });
    if (pathname.endsWith('/next'))
      return Response.json({ timeZone: offer.timeZone, start: at(1) });
    if (pathname.endsWith('/times')) {
      const starts = [at(1), at(2)].map((start) => ({ start, sessionId: null, left: 1 }));
      const times = { timeZone: offer.timeZone, minutes: 60, busyTimesReadAt: null, starts };
      return Response.json(times);
    }
    if (pathname === '/api/bookings/hold') {
      held = bookingAt(String(body['id']), String(body['start']));
      return Response.json({ outcome: 'booked', booking: held });
    }
    if (pathname === '/api/bookings') return Response.json(held ? [held] : []);
    if (pathname.endsWith('/finish')) {
      held = held && { ...held, state: 'confirmed' };
      return Response.json({ outcome: 'booked', booking: held });
    }
    if (pathname.startsWith('/api/bookings/')) return Response.json(held);
    if (pathname === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
    return Response.json({ id: 'sam' });
  });
  return written;
}

function open(search = '') {
  history.replaceState(null, '', `/trainers/book/${OFFER_ID}${search}`);
  const client = makeQueryClient();
  client.setQueryData(USER_KEY, { id: 'sam' });
  render(
    <QueryClientProvider client={client}>
      <Route path="/trainers/book/:offerId" component={BookPage} />
    </QueryClientProvider>,
  );
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('a tap on the next free time keeps it, and a message and a tap book it', async () => {
  const written = serve();
  open();
  fireEvent.click(await screen.findByRole('button', { name: '10:00 am' }));
  await screen.findByText(/^Kept for you for (10:00|9:5\d)$/);
  expect(location.search).toMatch(/^\?hold=/);
  expect(screen.getByText('If you don’t come, you pay $90.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Message to the trainer'), {
    target: { value: 'My knee is sore' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Book' }));
  await vi.waitFor(() => expect(location.pathname).toMatch(/^\/trainers\/bookings\//));
  const [hold, finish] = written;
  expect(finish?.path).toBe(`/api/bookings/${String(hold?.body['id'])}/finish`);
  expect(finish?.body).toEqual({ message: 'My knee is sore', pay: 'directly', address: null });
});

test('an answer that was lost is asked for again by the same id', async () => {
  let tries = 0;
  const ids: unknown[] = [];
  serve({
    '/api/bookings/hold': ({ id }) => {
      ids.push(id);
      tries += 1;
      if (tries === 1) throw new TypeError('network');
      return null;
    },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: '10:00 am' }));
  await screen.findByText('Can’t reach Vigour. Check your connection and try again.');
  fireEvent.click(screen.getByRole('button', { name: '10:00 am' }));
  await screen.findByText(/^Kept for you for \d+:\d\d$/);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('a time that was just taken shows the next ones', async () => {
  serve({ '/api/bookings/hold': () => ({ outcome: 'clash', clashes: ['taken'], next: [at(2)] }) });
  open();
  fireEvent.click(await screen.findByRole('button', { name: '10:00 am' }));
  await screen.findByText('That time was just taken');
  expect(screen.getByRole('button', { name: /, 10:00 am$/ })).toBeTruthy();
});

test('a hold that is over says so and keeps what was typed', async () => {
  const over = bookingAt('0197a0a0-0000-7000-8000-000000000002', at(1), { state: 'lapsed' });
  serve({ '/api/bookings/0197a0a0-0000-7000-8000-000000000002': () => over });
  open('?hold=0197a0a0-0000-7000-8000-000000000002');
  await screen.findByText('The ten minutes are over');
  fireEvent.change(screen.getByLabelText('Message to the trainer'), { target: { value: 'Hi' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep it again' }));
  await screen.findByText(/^Kept for you for \d+:\d\d$/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message to the trainer').value).toBe('Hi');
});

test('what keeps a person from booking is said first, and no time can be chosen', async () => {
  serve({ '/api/guardian': () => ({ email: null, isConfirmed: false }) }, { bar: 'no-guardian' });
  open();
  await screen.findByText('Ask a parent or guardian first');
  expect(screen.getByLabelText(/^Their email/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '10:00 am' })).toBeNull();
});

test('a late move says what the old time and the new one cost', async () => {
  const reason = 'late' as const;
  const credit = { feeCents: 0, refundCents: 0, owedCents: 0, credit: 'kept' as const };
  const late = aBooking({
    start: at(1, 12),
    hasCredit: true,
    ifCancelledNow: { reason, ...credit },
  });
  serve({ [`/api/bookings/${late.id}`]: () => late }, { credits: 9 });
  open(`?move=${late.id}`);
  await screen.findByText(/The credit is used\. A new time costs \$90, paid directly\./);
});
