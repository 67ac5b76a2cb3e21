import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import { EMPTY_KIT } from '#features/training-profile/rules/kit.ts';
import { NO_CONSTRAINTS } from '#features/training-requests/rules/constraints.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { currentToasts } from '#platform/web/ui/toast-store.ts';
import { KeepForLaterCard } from './keep-for-later-card.tsx';

type Sent = { method: string; url: string; body: Record<string, unknown> | null };

const home = { name: 'Home', kit: { ...EMPTY_KIT, equipment: ['dumbbells' as const] } };
const monday = { weekday: 1 as const, minutes: 45, kit: home.kit, placeName: home.name };
const usual = { days: [monday], avoid: [] } satisfies Pick<PlanInput, 'days' | 'avoid'>;
const before = {
  days: [{ weekday: 1, minutes: 45, placeId: 'home' }],
  avoid: [],
  recovery: { sleep: null, soreness: null, stress: null },
};
const bands = { ...EMPTY_KIT, equipment: ['band' as const] };
const said = {
  days: [{ ...monday, weekday: 2 as const, minutes: 30, kit: bands, placeName: null }],
  avoid: ['knee' as const],
};

let asked: string[] = [];

/** Shows what was said beside what is usual; gives what is sent. */
function open(input: Pick<PlanInput, 'days' | 'avoid'>): Sent[] {
  const sent: Sent[] = [];
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const [path = ''] = String(url).split('?');
    if (method !== 'GET') {
      sent.push({ method, url: path, body: typeof body === 'string' ? JSON.parse(body) : null });
      return Response.json(before);
    }
    asked.push(path);
    const answers: Record<string, unknown> = {
      '/api/training-profile': before,
      '/api/csrf-token': { csrfToken: 'token' },
    };
    return Response.json(answers[path] ?? null);
  });
  const places = [{ id: 'home', kind: 'home' as const, ...home }];
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <KeepForLaterCard
        usual={{ input: usual as unknown as PlanInput, places, choices: [] }}
        input={input}
        request={{ ...NO_CONSTRAINTS, place: 'hotel' }}
      />
    </QueryClientProvider>,
  );
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a wish is kept with its place, and Undo brings both back', async () => {
  const sent = open(said);
  await screen.findByText('Go easy on: knees');
  screen.getByText('Tuesday, 30 min');
  fireEvent.click(screen.getByRole('button', { name: 'Yes, later too' }));
  await waitFor(() => expect(screen.queryByText('Use this for later plans too?')).toBeNull());
  const [place, change] = sent;
  expect(place).toMatchObject({
    method: 'POST',
    url: '/api/training-places',
    body: { kind: 'hotel', equipment: ['band'] },
  });
  expect(change).toMatchObject({
    method: 'PATCH',
    body: { avoid: ['knee'], days: [{ weekday: 2, minutes: 30, placeId: place?.body?.['id'] }] },
  });

  currentToasts().at(-1)?.action?.onClick();
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent[2]).toMatchObject({
    method: 'PATCH',
    body: { avoid: before.avoid, days: before.days },
  });
  expect(sent[3]).toMatchObject({ method: 'DELETE' });
});

test('only this time changes nothing', async () => {
  const sent = open(said);
  fireEvent.click(await screen.findByRole('button', { name: 'Only this time' }));
  expect(screen.queryByText('Use this for later plans too?')).toBeNull();
  expect(sent).toEqual([]);
});

test('what is usual already is not offered', async () => {
  open(usual);
  // The profile has come: from here on it would be offered.
  await waitFor(() => expect(asked).toContain('/api/training-profile'));
  await Promise.resolve();
  expect(screen.queryByText('Use this for later plans too?')).toBeNull();
});
