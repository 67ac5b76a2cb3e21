import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import type { FreePlace, Household, HouseholdMember } from '../../contract.ts';
import { HouseholdPage } from './household-page.tsx';

const person = (change: Partial<HouseholdMember>): HouseholdMember => ({
  id: 'host',
  name: 'Robin',
  state: 'host',
  isMe: false,
  email: null,
  expiresAt: null,
  diets: [],
  without: [],
  sharesTargets: false,
  ...change,
});
const SAM = '01900000-0000-7000-8000-000000000001';
const sam = person({
  id: SAM,
  name: 'Sam',
  state: 'active',
  diets: ['vegetarian'],
  without: ['peanut'],
});

let household: Household;
let places: FreePlace[];
let sent: { method: string; url: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  places = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = String(address);
    if (url.includes('csrf')) return Response.json({ csrfToken: 'a' });
    const method = init?.method ?? 'GET';
    if (method !== 'GET') {
      sent.push({
        method,
        url,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      });
      return Response.json(url.endsWith('/people') ? { token: 'secret' } : { ok: true });
    }
    if (url.includes('/targets')) return Response.json([]);
    if (url.includes('/places')) return Response.json(places);
    return Response.json(url.includes('/household') ? household : {});
  });
});
afterEach(cleanup);

const show = (shown: Household) => {
  household = shown;
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <HouseholdPage />
    </QueryClientProvider>,
  );
};

test('a host invites by a link, which is shown once', async () => {
  show({ role: 'alone', people: [person({ isMe: true })] });
  fireEvent.click(await screen.findByRole('button', { name: 'Invite someone' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: ' Sam ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(link.value).toMatch(/\/household\/secret$/);
  expect(sent).toMatchObject([{ method: 'POST', body: { name: 'Sam', email: null } }]);
});

test('a host sees what a member eats, and takes them out only when sure', async () => {
  show({ role: 'host', people: [person({ isMe: true }), sam] });
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect(people.getByText(/vegetarian · no peanut/)).toBeTruthy();
  fireEvent.click(people.getByRole('button', { name: 'More for Sam' }));
  fireEvent.click(await screen.findByRole('button', { name: /Take out of the household/ }));
  expect(sent).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Take out of the household' }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE' }]));
  expect(sent[0]?.url).toContain(SAM);
});

test('a host says which person of the plan a member is', async () => {
  places = [{ id: 'person-2', name: 'Person 2', share: 1, diets: [], without: [] }];
  show({ role: 'host', people: [person({ isMe: true }), sam] });
  fireEvent.click(await screen.findByRole('button', { name: 'More for Sam' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Person 2 is Sam/ }));
  expect(await screen.findByText('Is Person 2 Sam?')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Person 2 is Sam' }));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ method: 'PUT', body: { takesPlaceOf: 'person-2' } }]),
  );
  expect(sent[0]?.url).toContain(`${SAM}/place`);
});

test('a member changes what they eat, may leave, and takes nobody out', async () => {
  show({ role: 'member', people: [person({}), { ...sam, isMe: true }] });
  expect(await screen.findByRole('button', { name: 'Leave this household' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /More for/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  fireEvent.click(await screen.findByLabelText('Milk'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      { method: 'PUT', body: { diets: ['vegetarian'], without: ['peanut', 'milk'] } },
    ]),
  );
});

test('targets are shared by a switch that says so, off at first', async () => {
  show({ role: 'host', people: [person({ isMe: true }), sam] });
  const shares = await screen.findByRole('switch', { name: /see your targets/ });
  expect(shares.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(shares);
  await vi.waitFor(() => expect(sent).toMatchObject([{ method: 'PUT', body: { targets: true } }]));
});
