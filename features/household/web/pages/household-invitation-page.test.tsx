import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { accountApi } from '#features/account/contract.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import type { FreePlace } from '../../contract.ts';
import { HouseholdInvitationPage } from './household-invitation-page.tsx';

const ghost: FreePlace = {
  id: 'person-2',
  name: 'Person 2',
  share: 1.25,
  diets: [],
  without: ['peanut'],
};
const kim: FreePlace = { id: 'kim', name: 'Kim', share: 0.5, diets: [], without: [] };

let places: FreePlace[];
let accepted: unknown[];
let isTaken: boolean;
beforeEach(() => {
  accepted = [];
  isTaken = false;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = String(address);
    if (url.includes('csrf')) return Response.json({ csrfToken: 'a' });
    if (url.includes('/accept')) {
      accepted.push(JSON.parse(init?.body as string));
      if (!isTaken) return Response.json({ ok: true });
      places = [kim];
      const message = 'That person is not in the plan any more. Choose again.';
      return Response.json({ message }, { status: 400 });
    }
    return Response.json({
      hostName: 'Tomas',
      name: 'Anh',
      state: 'pending',
      refusal: null,
      places,
    });
  });
});
afterEach(cleanup);

async function show(free: FreePlace[]) {
  places = free;
  const client = makeQueryClient();
  client.setQueryData([accountApi.currentUser.path], { id: 'anh' });
  const { hook } = memoryLocation({ path: '/household/secret' });
  render(
    <QueryClientProvider client={client}>
      <Router hook={hook}>
        <Route path="/household/:token">
          <HouseholdInvitationPage />
        </Route>
      </Router>
    </QueryClientProvider>,
  );
  return screen.findByRole('button', { name: 'Join' });
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
async function join() {
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await vi.waitFor(() => expect(accepted).toHaveLength(1));
  return accepted[0];
}

test('the only person without a name is the one who joins, with what the host noted of them', async () => {
  await show([kim, ghost]);
  expect(screen.getByRole('group', { name: 'Are you one of these people?' })).toBeTruthy();
  expect(screen.getByText('Portion: 1¼ · no peanut')).toBeTruthy();
  expect(radio('Person 2').checked).toBe(true);
  expect(box('Peanut').checked).toBe(true);
  fireEvent.click(box('Milk'));
  expect(await join()).toEqual({
    token: 'secret',
    diets: [],
    without: expect.toSatisfy((all: string[]) => all.toSorted().join() === 'milk,peanut'),
    takesPlaceOf: 'person-2',
  });
});

test('who is none of them joins as one more', async () => {
  await show([ghost]);
  fireEvent.click(radio('None of these'));
  expect(radio('Person 2').checked).toBe(false);
  expect(box('Peanut').checked).toBe(false);
  expect(await join()).toMatchObject({ without: [], takesPlaceOf: null });
});

test('nobody is guessed among several, and nobody asked where there is no one', async () => {
  await show([ghost, { ...ghost, id: 'person-3', name: 'Person 3' }]);
  expect(radio('None of these').checked).toBe(true);
  cleanup();
  await show([]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(await join()).toMatchObject({ takesPlaceOf: null });
});

test('a place that was taken meanwhile is said, and is gone from the choice', async () => {
  await show([ghost, kim]);
  isTaken = true;
  await join();
  expect(await screen.findByText(/not in the plan any more/)).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('radio', { name: 'Person 2' })).toBeNull());
  expect(radio('None of these').checked).toBe(true);
  fireEvent.click(radio('Kim'));
  expect(radio('Kim').checked).toBe(true);
});
