import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import type { Booking } from '#features/bookings/contract.ts';
import type { TaughtClass } from '#features/classes/contract.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { TrainerCalendarPage } from './trainer-calendar-page.tsx';

/** Monday 23 November 2026, 8:00 in Sydney. */
const NOW = Date.parse('2026-11-22T21:00:00Z');
const TUESDAY_9 = '2026-11-23T22:00:00.000Z';

const booking = (changes: Partial<Booking> = {}): Booking => ({
  id: '5f8c1b9e-8a3c-4a4e-9a54-6f2c1d1b7a10',
  sessionId: '6f8c1b9e-8a3c-4a4e-9a54-6f2c1d1b7a10',
  organisationName: null,
  version: 3,
  state: 'confirmed',
  side: 'trainer',
  waitsFor: null,
  placeId: null,
  start: TUESDAY_9,
  end: '2026-11-23T23:00:00.000Z',
  timeZone: 'Australia/Sydney',
  offer: { id: '0b9f6f5e-8a3c-4a4e-9a54-6f2c1d1b7a10', name: 'Personal training', link: null },
  isOnline: false,
  place: null,
  trainerName: 'Priya',
  clientName: 'Robin',
  clientPhoto: null,
  clientId: '1c9f6f5e-8a3c-4a4e-9a54-6f2c1d1b7a10',
  trainerId: null,
  message: null,
  keptUntil: null,
  seriesId: null,
  priceCents: 9_500,
  paidCents: 0,
  hasCredit: false,
  policy: USUAL_POLICY,
  freeUntil: TUESDAY_9,
  ifCancelledNow: null,
  settlement: null,
  cancelReason: null,
  wasMovedByTrainer: false,
  hasClash: false,
  missing: null,
  may: {
    decide: false,
    reopen: false,
    move: true,
    sayMissing: false,
    dispute: false,
    waive: false,
  },
  ...changes,
});

const times = {
  timeZone: 'Australia/Sydney',
  open: [],
  timeOff: [],
  busy: [{ startMs: Date.parse(TUESDAY_9), endMs: Date.parse(TUESDAY_9) + 1_800_000 }],
  busyTimesReadAt: null,
};

/** Opens the page over these bookings; gives what was sent. `answers` are those of writes, in turn. */
function open(
  bookings: Booking[],
  path = '/trainers/calendar?view=agenda',
  answers: unknown[] = [],
  classes: TaughtClass[] = [],
) {
  const sent: { path: string; body: unknown }[] = [];
  history.replaceState(null, '', path);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, location.href);
    if (init?.method === 'POST') {
      sent.push({ path: pathname, body: JSON.parse(init.body as string) });
      return Response.json(answers.shift() ?? booking());
    }
    if (pathname === '/api/trainer-calendar') return Response.json(bookings);
    if (pathname === '/api/classes-taught') return Response.json(classes);
    if (pathname.endsWith('/series')) return Response.json(bookings);
    return Response.json(pathname === '/api/trainer-times' ? times : []);
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <TrainerCalendarPage />
    </QueryClientProvider>,
  );
  return sent;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request stands on top and is answered there', async () => {
  const may = { ...booking().may, decide: true };
  const sent = open([booking({ state: 'requested', keptUntil: TUESDAY_9, may })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Approve Robin' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: `/api/bookings/${booking().id}/decide`,
    body: { version: 3, approves: true, reason: null },
  });
});

test('requests of a weekly series are answered at once', async () => {
  const may = { ...booking().may, decide: true };
  const asked = { state: 'requested' as const, keptUntil: TUESDAY_9, may, seriesId: 'series' };
  const next = { start: '2026-11-30T22:00:00.000Z', end: '2026-11-30T23:00:00.000Z' };
  const second = '8f8c1b9e-8a3c-4a4e-9a54-6f2c1d1b7a10';
  const series = [booking(asked), booking({ ...asked, ...next, id: second, version: 5 })];
  const sent = open(series, undefined, [series]);
  expect(await screen.findByText(/, 2 weeks/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Approve all of Robin' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: `/api/bookings/${booking().id}/series/decide`,
    body: {
      bookings: [
        { id: booking().id, version: 3 },
        { id: second, version: 5 },
      ],
      approves: true,
      reason: null,
    },
  });
});

test('declining is asked about first, and says that they get an email', async () => {
  const may = { ...booking().may, decide: true };
  const sent = open([booking({ state: 'requested', keptUntil: TUESDAY_9, may })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Decline Robin' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/They get an email/)).toBeTruthy();
  expect(sent).toHaveLength(0);
  const reason = 'Full that day. Wednesday at 9 suits me.';
  fireEvent.change(dialog.getByLabelText('Reason (optional)'), { target: { value: reason } });
  fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ version: 3, approves: false, reason });
});

test('a session is moved with date and time, after it says who is told and what is against it', async () => {
  const clash = { outcome: 'clash', clashes: ['closed'], next: [] };
  const moved = { outcome: 'booked', booking: booking() };
  const sent = open([booking()], undefined, [clash, moved]);
  fireEvent.click(await screen.findByRole('button', { name: /Robin/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Clash')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Move session' }));
  expect(dialog.getByText(/Robin will get an email with the new time/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
  await dialog.findByText('That’s when it is now.');
  fireEvent.change(dialog.getByLabelText(/^Start/), { target: { value: '20:00' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
  await dialog.findByText('It’s outside your hours.');
  fireEvent.click(dialog.getByRole('button', { name: 'Move anyway' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ start: '2026-11-24T09:00:00.000Z', overrides: false }),
    expect.objectContaining({ start: '2026-11-24T09:00:00.000Z', overrides: true }),
  ]);
});

test('who did not come is shown as saved, and taken off with the version of then', async () => {
  vi.setSystemTime(Date.parse('2026-11-23T23:00:00Z'));
  const may = { ...booking().may, move: false, sayMissing: true };
  const other = '8f8c1b9e-8a3c-4a4e-9a54-6f2c1d1b7a10';
  const all = [booking({ may }), booking({ may, id: other, clientName: 'Kim' })];
  const sent = open(all);
  fireEvent.click(await screen.findByRole('button', { name: /Personal training/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Robin came' }));
  const missing = { side: 'client' as const, saidBy: null, isDisputed: false, until: TUESDAY_9 };
  all[0] = booking({ version: 4, missing, may: { ...may, sayMissing: false } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save who came' }));
  await vi.waitFor(() => expect(dialog.queryByText(/What was agreed/)).toBeNull());
  expect(dialog.getByText('Did not come')).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Robin came' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save who came' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 3, act: 'say' },
    { version: 4, act: 'withdraw' },
  ]);
});

test('an hour that clocks leave out is refused, and one they show twice is asked about', async () => {
  const sunday = { start: '2026-10-03T22:00:00.000Z', end: '2026-10-03T23:00:00.000Z' };
  vi.setSystemTime(Date.parse('2026-10-01T00:00:00Z'));
  open([booking(sunday)]);
  fireEvent.click(await screen.findByRole('button', { name: /Robin/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Move session' }));
  fireEvent.change(dialog.getByLabelText(/^Start/), { target: { value: '02:30' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
  await dialog.findByText(/that time doesn’t exist/);
  fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '2027-04-04' } });
  expect(dialog.getByLabelText('After they went back')).toBeTruthy();
});

test('on the grid a session is picked up with Space, moved with arrows, and then confirmed', async () => {
  open([booking()], '/trainers/calendar?view=day&day=2026-11-24');
  const block = await screen.findByRole('button', { name: /^Robin, .*, Personal training, to / });
  block.focus();
  fireEvent.keyDown(block, { code: 'Space' });
  await screen.findByText('Personal training, Robin picked up.');
  // The sensor listens from the next turn on.
  await new Promise((done) => setTimeout(done));
  for (let step = 0; step < 4; step += 1) fireEvent.keyDown(document, { code: 'ArrowDown' });
  fireEvent.keyDown(document, { code: 'Space' });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Start/).value).toBe('10:00');
});

test('a class that nobody has booked stands in the calendar, one that is booked only once', async () => {
  const yoga: TaughtClass = {
    sessionId: '7f8c1b9e-8a3c-4a4e-9a54-6f2c1d1b7a10',
    organisationName: 'Harbour Gym',
    name: 'Yoga',
    start: '2026-11-24T07:00:00.000Z',
    end: '2026-11-24T08:00:00.000Z',
    timeZone: 'Australia/Sydney',
    roomName: 'Studio',
    capacity: 12,
    booked: 0,
    cancelReason: null,
  };
  const pilates = { ...yoga, sessionId: booking().sessionId, name: 'Pilates', booked: 1 };
  open([booking()], undefined, undefined, [pilates, yoga, { ...yoga, cancelReason: 'Ill' }]);
  expect(await screen.findByText('9:00 am – 10:00 am · 1 of 12 booked')).toBeTruthy();
  expect(screen.getAllByText('Yoga')).toHaveLength(1);
  const empty = '6:00 pm – 7:00 pm · 0 of 12 booked · Studio, Harbour Gym';
  expect(screen.getByText(empty)).toBeTruthy();
});
