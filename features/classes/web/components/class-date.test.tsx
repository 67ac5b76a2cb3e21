import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aBooking } from '#features/booking-pages/testing/booking.ts';
import type { ClassDateShown } from '../../contract.ts';
import { BarNotice, ClassDate } from './class-date.tsx';

afterEach(cleanup);

const DATE: ClassDateShown = {
  sessionId: 's',
  organisationId: 'g',
  classId: 'c',
  name: 'Yoga',
  about: '',
  start: '2026-11-23T07:00:00.000Z',
  end: '2026-11-23T08:00:00.000Z',
  timeZone: 'Australia/Sydney',
  trainerName: 'Priya',
  roomName: 'Studio',
  priceCents: 0,
  capacity: 4,
  left: 1,
  cancelReason: null,
  bar: null,
  own: null,
  waits: null,
};

const show = (change: Partial<ClassDateShown>, mayRun = false) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <ClassDate date={{ ...DATE, ...change }} gymName="Iron House" mayRun={mayRun} />
      </ul>
    </QueryClientProvider>,
  );
const settlement = (feeCents: number) => ({
  reason: feeCents ? ('late' as const) : ('in-time' as const),
  feeCents,
  refundCents: 0,
  owedCents: feeCents,
  credit: 'none' as const,
});
const own = (feeCents: number) => ({
  bookingId: 'b',
  version: 1,
  ifCancelledNow: settlement(feeCents),
});

it.each([
  [{}, /^Book Yoga/, '1 of 4 left'],
  [{ left: 0 }, /^Wait for a place in Yoga/, 'Full'],
  [
    { left: 0, waits: { before: 2, offeredUntil: null } },
    /^Leave the list/,
    'Waiting: 2 before you',
  ],
  [{ own: own(0) }, /^Cancel Yoga/, 'Booked'],
])('%j has one thing to do', (change, label, said) => {
  show(change);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: label })).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
});

it('shows who runs the gym who comes, and keeps their own place behind it', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/people') ? { people: [], waiting: ['Noah'] } : []),
  );
  show({}, true);
  expect(screen.getByText('3 of 4 taken')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Book Yoga/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Who comes to Yoga/ }));
  expect(await screen.findByText('Waiting, in order: Noah')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Book Yoga/ })).toBeTruthy();
});

it('says why there is nothing to do', () => {
  show({ cancelReason: 'The floor is wet.' });
  expect(screen.getByText('Cancelled: The floor is wet.')).toBeTruthy();
  cleanup();
  show({ bar: 'blocked' });
  expect(screen.getByText('You can’t book with this trainer')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ bar: 'own-offer' });
  expect(screen.getByRole('button', { name: /^Who comes to Yoga/ })).toBeTruthy();
  cleanup();
  render(<BarNotice dates={[{ ...DATE, bar: 'not-verified' }]} />);
  expect(screen.getByText(/Verify your email first/)).toBeTruthy();
});

it('asks before what costs something', async () => {
  show({ own: own(1250), priceCents: 2500 });
  await userEvent.click(screen.getByRole('button', { name: /^Cancel Yoga/ }));
  expect(screen.getByRole('dialog').textContent).toContain('It costs $12.50, still to be paid.');
});

it('asks before a class at the time of another session', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json([aBooking({ start: DATE.start, end: DATE.end, state: 'confirmed' })]),
  );
  show({});
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Book Yoga/ }));
    expect(screen.getByRole('dialog').textContent).toMatch(/You have Personal training from .* to/);
  });
  expect(screen.getByRole('button', { name: 'Book anyway' })).toBeTruthy();
});
