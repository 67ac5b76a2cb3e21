import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_PLAN, type PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { PeopleCard } from './people-card.tsx';

const SAM = '01900000-0000-7000-8000-000000000001';
const member = { diets: [], without: [], email: null, expiresAt: null, sharesTargets: false };

let people: object[];
beforeEach(() => {
  people = [];
  vi.stubGlobal('fetch', async () =>
    Response.json({ role: people.length > 0 ? 'host' : 'alone', people }),
  );
});
afterEach(cleanup);

let saved: PlanSettings;
function Card({ start }: { start: PlanSettings }) {
  const [settings, setSettings] = useState(start);
  const change = (next: PlanSettings) => {
    saved = next;
    setSettings(next);
  };
  return <PeopleCard settings={settings} onChange={change} />;
}
const show = (start: PlanSettings) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Card start={start} />
    </QueryClientProvider>,
  );

test('what a person without an account may not be served is kept and shown', async () => {
  show(DEFAULT_PLAN);
  fireEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(sheet.getByRole('textbox', { name: /Name/ }), { target: { value: 'Kim' } });
  fireEvent.click(sheet.getByText('Vegetarian'));
  fireEvent.click(sheet.getByText('Peanut'));
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('vegetarian · no peanut')).toBeTruthy();
  expect(saved.people[1]).toMatchObject({
    name: 'Kim',
    diets: ['vegetarian'],
    without: ['peanut'],
  });
  expect(screen.getByRole('link', { name: /Invite someone/ }).getAttribute('href')).toBe(
    '/meals/household',
  );
});

test('who has joined shows as such, and only their portion can be changed', async () => {
  people = [{ ...member, id: SAM, name: 'Sam', state: 'active', isMe: false }];
  const sam = { id: SAM, name: 'Sam', share: 1, without: ['milk' as const] };
  show({ ...DEFAULT_PLAN, people: [...DEFAULT_PLAN.people, sam] });
  fireEvent.click(await screen.findByRole('button', { name: /Shares this plan · no/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sam' }));
  expect(sheet.queryByRole('textbox')).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Remove this person' })).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: /More/ }));
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(saved.people[1]?.share).toBeGreaterThan(1));
  expect(saved.people[1]?.without).toEqual(['milk']);
});
