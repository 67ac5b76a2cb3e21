import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { TrainerHome } from './trainer-home.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const booking = (id: string, clientName: string, decide: boolean, hours: number) => ({
  id,
  sessionId: id,
  clientName,
  state: decide ? 'requested' : 'confirmed',
  start: inHours(hours),
  end: inHours(hours + 1),
  keptUntil: decide ? inHours(5) : null,
  offer: { id: 'o', name: 'Personal training', link: null },
  isOnline: false,
  place: null,
  may: { decide },
});

const profile = {
  profile: {},
  version: 1,
  photo: null,
  slug: 'kit',
  wantsListing: false,
  isListed: false,
  gaps: ['photo', 'offer'],
};

function open(answers: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, location.href);
    return Response.json(pathname in answers ? answers[pathname] : []);
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <TrainerHome />
    </QueryClientProvider>,
  );
}

afterEach(cleanup);

test('shows who asks, who comes, the usual week and what is missing before people find them', async () => {
  open({
    '/api/trainer-calendar': [
      booking('a', 'Ann', true, 50),
      booking('b', 'Bo', false, 2),
      booking('c', 'Cy', false, 26),
    ],
    '/api/trainer-profile': profile,
    '/api/availability': {
      timeZone: 'Australia/Sydney',
      week: [1, 2].map((weekday) => ({ weekday, startMinute: 360, endMinute: 600 })),
      usualTravelMinutes: 20,
      version: 1,
    },
  });
  const requests = within(await screen.findByRole('region', { name: 'Requests' }));
  expect(requests.getByRole('link').getAttribute('href')).toBe('/trainers/bookings/a');
  const next = within(screen.getByRole('region', { name: 'Next session' }));
  expect(next.getByText('Bo')).toBeTruthy();
  expect(next.getByText('in 2 h')).toBeTruthy();
  expect(next.getByRole('link').getAttribute('href')).toBe('/trainers/bookings/b');
  const later = within(screen.getByRole('region', { name: 'After that' }));
  expect(later.getByText('Cy')).toBeTruthy();
  expect(later.queryByText('Ann')).toBeNull();
  expect(await screen.findByText('Mon to Tue')).toBeTruthy();
  expect(screen.getByText('8 hours a week')).toBeTruthy();
  const lacks = within(await screen.findByRole('region', { name: 'Who finds you' }));
  const photo = lacks.getByRole('link', { name: 'Trainer profile' });
  expect(photo.getAttribute('href')).toBe('/trainers/profile');
  const toOffers = screen.getAllByRole('link', { name: /Offers/ });
  for (const link of toOffers) expect(link.getAttribute('href')).toBe('/trainers/offers');
});

test('a trainer who set up nothing is led to their week', async () => {
  open({ '/api/availability': null, '/api/trainer-profile': profile });
  expect(await screen.findByText('No sessions booked yet')).toBeTruthy();
  const set = await screen.findByRole('link', { name: 'Set your week' });
  expect(set.getAttribute('href')).toBe('/trainers/availability');
});
