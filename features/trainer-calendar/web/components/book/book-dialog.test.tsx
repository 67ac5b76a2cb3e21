import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AN_OFFER } from '#features/bookings/testing/offer.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { BookDialog, FIRST_FREE } from './book-dialog.tsx';

/** Monday 23 November 2026, 9:00 in Sydney. */
const MONDAY_9 = Date.parse('2026-11-22T22:00:00Z');
const MONDAY_730 = '2026-11-22T20:30:00.000Z';
const OFFER = '0b9f6f5e-8a3c-4a4e-9a54-6f2c1d1b7a10';
const [GYM, PARK] = [
  '1b9f6f5e-8a3c-4a4e-9a54-6f2c1d1b7a10',
  '2b9f6f5e-8a3c-4a4e-9a54-6f2c1d1b7a10',
];

const FREE = { clashes: [], isClientElsewhere: false };
const ROBIN = { id: '3b9f6f5e-8a3c-4a4e-9a54-6f2c1d1b7a10', name: 'Robin' };
const WEEK_MS = 7 * 86_400_000;
const inWeek = (week: number) => new Date(MONDAY_9 + week * WEEK_MS).toISOString();

/** A trainer with an offer at two places; gives what was sent. */
function open(
  clients: { id: string; name: string }[],
  answer: unknown,
  at: number | typeof FIRST_FREE = MONDAY_9,
) {
  const sent: { path: string; body: unknown }[] = [];
  let weeks: unknown[] = [{ start: new Date(MONDAY_9).toISOString(), ...FREE }];
  const answers: Record<string, unknown> = {
    '/api/trainer-clients': clients,
    '/api/offers': [{ ...AN_OFFER, id: OFFER, version: 1 }],
    [`/api/offers/${OFFER}/page`]: {
      places: [
        { id: GYM, name: 'Harbour Gym', suburb: 'Pyrmont' },
        { id: PARK, name: 'Jubilee Park', suburb: 'Glebe' },
      ],
    },
    [`/api/offers/${OFFER}/times`]: { starts: [{ start: MONDAY_730, left: 1 }] },
    [`/api/offers/${OFFER}/next`]: { timeZone: 'Australia/Sydney', start: MONDAY_730 },
    '/api/csrf-token': { csrfToken: 'token' },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, location.href);
    if (init?.method !== 'POST') return Response.json(answers[pathname]);
    if (pathname.endsWith('/preview-for-client')) return Response.json(weeks);
    sent.push({ path: pathname, body: JSON.parse(init.body as string) });
    return Response.json(answer);
  });
  const onClose = vi.fn();
  const client = makeQueryClient();
  const dialog = (shown: typeof at | null) => (
    <QueryClientProvider client={client}>
      <BookDialog at={shown} timeZone="Australia/Sydney" onClose={onClose} />
    </QueryClientProvider>
  );
  const { rerender } = render(dialog(at));
  const preview = (next: unknown[]) => {
    weeks = next;
  };
  return {
    sent,
    onClose,
    answers,
    preview,
    show: (shown: typeof at | null) => rerender(dialog(shown)),
  };
}

test('who has not booked before is asked by email, at the place that is chosen', async () => {
  const { sent, onClose } = open([], { outcome: 'invited' });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Place'), { target: { value: PARK } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the email' }));
  await dialog.findByText('Enter their email address.');
  const email = { target: { value: ' kim@example.test ' } };
  fireEvent.change(dialog.getByLabelText(/^Their email/), email);
  fireEvent.click(dialog.getByRole('button', { name: 'Send the email' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const start = new Date(MONDAY_9).toISOString();
  const body = { email: 'kim@example.test', offerId: OFFER, placeId: PARK, start };
  expect(sent).toEqual([{ path: '/api/booking-invites', body }]);
});

test('what is against the time of someone new is said, and nobody books it anyway', async () => {
  const clash = { outcome: 'clash', clashes: ['closed'], next: [] };
  const { sent } = open([ROBIN], clash);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Client'), { target: { value: 'new' } });
  const email = { target: { value: 'kim@example.test' } };
  fireEvent.change(dialog.getByLabelText(/^Their email/), email);
  fireEvent.click(dialog.getByRole('button', { name: 'Send the email' }));
  await dialog.findByText('It’s outside your hours.');
  expect(dialog.queryByRole('button', { name: 'Book anyway' })).toBeNull();
  // A client of before may be asked for all that.
  fireEvent.change(dialog.getByLabelText('Client'), {
    target: { value: ROBIN.id },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Book' }));
  await dialog.findByRole('button', { name: 'Book anyway' });
  expect(sent).toHaveLength(2);
});

test('without a time it begins at the first one that is free', async () => {
  const { answers, show } = open([ROBIN], {}, FIRST_FREE);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Start/)).toHaveProperty('value', '07:30');
  const free = await dialog.findByRole('checkbox', { name: /^7:30/ });
  expect(free).toHaveProperty('checked', true);
  // Opened again after that time was booked.
  show(null);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const next = { timeZone: 'Australia/Sydney', start: '2026-11-22T21:00:00.000Z' };
  answers[`/api/offers/${OFFER}/next`] = next;
  show(FIRST_FREE);
  expect(await screen.findByLabelText(/^Start/)).toHaveProperty('value', '08:00');
});

test('a weekly series shows what is against each week, and asks for those that are ticked', async () => {
  const booked = { outcome: 'booked' };
  const taken = { outcome: 'clash', clashes: [], next: [] };
  const { sent, preview } = open([ROBIN], [booked, booked, taken]);
  const dialog = within(await screen.findByRole('dialog'));
  preview([
    { start: inWeek(0), ...FREE },
    { start: inWeek(1), ...FREE, clashes: ['taken'] },
    { start: inWeek(2), ...FREE, clashes: ['too-far'] },
    { start: inWeek(3), ...FREE, isClientElsewhere: true },
    { start: null, ...FREE },
    { start: inWeek(5), ...FREE, clashes: ['closed'] },
  ]);
  fireEvent.change(await dialog.findByLabelText('How often'), { target: { value: '6' } });
  await dialog.findByRole('button', { name: 'Ask for 1 session' });
  for (const said of [
    'You have another session then.',
    'Your client has another session then.',
    'That hour doesn’t exist that night.',
  ]) {
    expect(dialog.getByText(said)).toBeDefined();
  }
  const box = (name: RegExp) => dialog.getByRole('checkbox', { name }) as HTMLInputElement;
  expect(dialog.queryByRole('checkbox', { name: /30 November/ })).toBeNull();
  expect(box(/7 December/).checked).toBe(false);
  // Nothing is sent while no week is chosen.
  fireEvent.click(box(/23 November/));
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for sessions' }));
  await dialog.findByText('Choose a week.');
  expect(sent).toEqual([]);
  fireEvent.click(box(/23 November/));
  fireEvent.click(dialog.getByRole('button', { name: 'Tick them all' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for 3 sessions' }));
  await dialog.findByText('Asked for 2 of 3 sessions');
  expect(dialog.getByText(/28 December/)).toBeDefined();
  expect(sent).toMatchObject([
    {
      path: '/api/bookings/series/for-client',
      body: {
        clientId: ROBIN.id,
        offerId: OFFER,
        times: [
          { start: inWeek(0), overrides: false },
          { start: inWeek(2), overrides: true },
          { start: inWeek(5), overrides: true },
        ],
      },
    },
  ]);
});

test('what no longer fits when the offer changes is said before anything is sent', async () => {
  const LONG = '4b9f6f5e-8a3c-4a4e-9a54-6f2c1d1b7a10';
  const { answers, preview, sent } = open([ROBIN], { outcome: 'booked' });
  answers['/api/offers'] = [
    { ...AN_OFFER, id: OFFER, version: 1 },
    { ...AN_OFFER, id: LONG, version: 1, name: 'Long session', minutes: 120 },
  ];
  answers[`/api/offers/${LONG}/page`] = { places: [] };
  answers[`/api/offers/${LONG}/times`] = { starts: [] };
  const dialog = within(await screen.findByRole('dialog'));
  const offer = await dialog.findByLabelText('Offer');
  preview([{ start: inWeek(0), ...FREE, clashes: ['taken'] }]);
  fireEvent.change(offer, { target: { value: LONG } });
  await dialog.findByText('At 9:00 am: You have another session then.');
  expect(sent).toEqual([]);
});

test('what is sent again is one booking, and for another client another one', async () => {
  const KIM = { id: '5b9f6f5e-8a3c-4a4e-9a54-6f2c1d1b7a10', name: 'Kim' };
  const clash = { outcome: 'clash', clashes: ['closed'], next: [] };
  const { sent } = open([ROBIN, KIM], clash);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name: 'Book' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Book anyway' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  fireEvent.change(dialog.getByLabelText('Client'), { target: { value: KIM.id } });
  fireEvent.click(dialog.getByRole('button', { name: 'Book' }));
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  const [first, again, other] = sent.map(({ body }) => (body as { id: string }).id);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
