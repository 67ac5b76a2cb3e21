import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FoundTrainer } from '#features/trainers/contract.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { TrainersPage } from './trainers-page.tsx';

const found = (slug: string, changes: Partial<FoundTrainer> = {}): FoundTrainer => ({
  slug,
  name: slug,
  headline: '',
  photo: null,
  specialties: ['Strength'],
  languages: ['English'],
  formats: ['in-person'],
  gender: null,
  trainsSince: null,
  places: [{ suburb: 'Bondi', state: 'NSW', postcode: null }],
  certifiedAs: null,
  credentials: [],
  fromCents: 8_500,
  groupCents: null,
  hasOneToOne: true,
  stars: null,
  reviews: 0,
  nextFreeMs: null,
  km: null,
  reasons: [],
  ...changes,
});

const offers = [
  {
    id: 'run',
    name: 'Run coaching',
    minutes: 60,
    priceCents: 8_000,
    capacity: 1,
    isOnline: false,
    needsApproval: false,
    freeUntilHours: 24,
    latePercent: 50,
    nextFreeMs: null,
  },
];

/** Opens the page over these trainers; gives the queries that were asked. */
function open(trainers: FoundTrainer[], path = '/trainers') {
  const asked: URLSearchParams[] = [];
  history.replaceState(null, '', path);
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, location.href);
    const one = trainers.find(({ slug }) => pathname === `/api/trainers/${slug}`);
    if (one) return Response.json({ ...one, bio: '', offers, isOwn: false, toReview: null });
    if (pathname !== '/api/trainers') return Response.json(pathname === '/api/suburbs' ? [] : null);
    asked.push(searchParams);
    return Response.json({
      trainers,
      count: trainers.length,
      listed: trainers.length,
      without: [],
      isSuburbKnown: null,
      words: searchParams.has('words') ? 'some' : null,
      specialties: [{ name: 'Strength', count: 1 }],
      languages: [{ name: 'English', count: 1 }],
    });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <TrainersPage />
    </QueryClientProvider>,
  );
  return asked;
}

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('an empty market says so and leads to what works without a trainer', async () => {
  open([]);
  // The first test waits for the page's parts to be read.
  await screen.findByText('No trainers are listed yet', {}, { timeout: 10_000 });
  expect(screen.getByRole('link', { name: /Log food/ }).getAttribute('href')).toBe('/log-food');
});

test('filters stand in the address and say why somebody matches', async () => {
  const reasons = [{ kind: 'price' as const, fromCents: 8_500, isGroup: false }];
  const asked = open([found('Kit', { reasons })], '/trainers?maxPrice=100');
  await screen.findByText('one to one from $85');
  expect(asked.at(-1)?.get('maxPrice')).toBe('100');
  fireEvent.change(screen.getByLabelText('Specialty'), { target: { value: 'Strength' } });
  await vi.waitFor(() => expect(asked.at(-1)?.get('specialty')).toBe('Strength'));
  expect(location.search).toBe('?maxPrice=100&specialty=Strength');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await vi.waitFor(() => expect(location.search).toBe(''));
});

test('on a phone one button holds the filters, and what is asked for goes by a tap', async () => {
  open([found('Kit')], '/trainers?suburb=Bondi&state=NSW&maxKm=5&weekday=2');
  const on = within(await screen.findByRole('list', { name: 'Asked for' }));
  fireEvent.click(on.getByRole('button', { name: 'Remove Bondi NSW' }));
  await vi.waitFor(() => expect(location.search).toBe('?weekday=2'));
  fireEvent.click(screen.getByRole('button', { name: 'Filters 1 on' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByLabelText('Where are you?')).toHaveProperty('value', '');
  fireEvent.click(sheet.getByLabelText('Strength (1)'));
  await vi.waitFor(() => expect(location.search).toBe('?weekday=2&specialty=Strength'));
  fireEvent.click(sheet.getByRole('button', { name: 'Clear filters' }));
  await vi.waitFor(() => expect(location.search).toBe(''));
  fireEvent.click(sheet.getByRole('button', { name: 'Show 1 trainer' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('two trainers stand side by side, with what is not known said', async () => {
  open([found('Kit'), found('Mia', { fromCents: 0 })]);
  const cards = await screen.findAllByRole('article');
  for (const card of cards) fireEvent.click(within(card).getByLabelText('Compare'));
  fireEvent.click(screen.getByRole('button', { name: 'Compare 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Kit'), expect.stringContaining('Mia')]),
  );
  expect(dialog.getAllByText('Not known').length).toBeGreaterThan(0);
  expect(await dialog.findAllByText('Run coaching, 60 min, $80')).toHaveLength(2);
  expect(
    dialog.getAllByText('Cancel for free until 24 h before, then 50% of the price'),
  ).toHaveLength(2);
});

test('words are looked for once typing pauses, and the session that matches is named', async () => {
  const startMs = Date.parse('2026-12-01T06:00:00Z');
  const session = { id: 'run', name: 'Run coaching', minutes: 60, priceCents: 8_000 };
  const reasons: FoundTrainer['reasons'] = [
    { kind: 'words', texts: [{ text: 'Rehabilitation', isQuote: false }], closeTo: ['knee'] },
    { kind: 'session', ...session, isGroup: false, startMs },
  ];
  const asked = open([found('Kit', { reasons })]);
  const box = await screen.findByRole('searchbox', { name: 'Search trainers' });
  fireEvent.change(box, { target: { value: 'sore ' } });
  fireEvent.change(box, { target: { value: 'sore knee ' } });
  await vi.waitFor(() => expect(asked.at(-1)?.get('words')).toBe('sore knee'));
  expect(asked.some((one) => one.get('words') === 'sore')).toBe(false);
  expect((box as HTMLInputElement).value).toBe('sore knee ');
  expect(await screen.findByText(/Nobody matches all of your words/)).toBeTruthy();
  expect(
    screen.getByText(/^Rehabilitation \(close to “knee”\) · Run coaching, 60 min, \$80, Tue 1 Dec/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kit' }).getAttribute('href')).toBe(
    '/trainers/Kit?offer=run&at=2026-12-01T06%3A00%3A00.000Z',
  );
});
