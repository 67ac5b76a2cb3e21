import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import type { Attendee } from '../../contract.ts';
import { WhoCame } from './who-came.tsx';

const person = (name: string, changes: Partial<Attendee> = {}): Attendee => ({
  bookingId: `of-${name}`,
  version: 2,
  name,
  message: null,
  isMissing: false,
  isDisputed: false,
  saidBy: null,
  maySayMissing: true,
  ...changes,
});

afterEach(cleanup);

it('says of several people at once who came, only what changed, after saying what follows', async () => {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push([url, JSON.parse(init.body as string)]);
    return Response.json({});
  });
  const people = [person('Ana'), person('Ben'), person('Cem', { isMissing: true })];
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <WhoCame people={people} />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Save who came' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ben came' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Cem came' }));
  expect(
    screen.getByText(/^1 person did not come\. .* a week to say that they came\.$/),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save who came' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    ['/api/bookings/of-Ben/missing', { version: 2, act: 'say' }],
    ['/api/bookings/of-Cem/missing', { version: 2, act: 'withdraw' }],
  ]);
});

it('who runs the gym says it for its session, and reads who said it before', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(url);
    return Response.json({ ok: true });
  });
  const people = [
    person('Ana'),
    person('Ben', { isMissing: true, isDisputed: true, saidBy: 'Priya Nair' }),
  ];
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <WhoCame people={people} forGym="monday" />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/^Did not come, says Priya Nair. They say they were there/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ana came' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save who came' }));
  await vi.waitFor(() =>
    expect(sent).toEqual(['/api/classes-taught/monday/people/of-Ana/missing']),
  );
});
