import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FoundTrainer } from '#features/trainers/contract.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { CompareDialog } from './compare-dialog.tsx';

const TUESDAY_MS = Date.parse('2026-12-01T09:00:00Z');

const trainer = (slug: string, reasons: FoundTrainer['reasons']): FoundTrainer => ({
  slug,
  name: slug,
  headline: '',
  photo: null,
  specialties: [],
  languages: [],
  formats: [],
  gender: null,
  trainsSince: null,
  places: [],
  certifiedAs: null,
  credentials: [],
  fromCents: null,
  groupCents: null,
  hasOneToOne: true,
  stars: null,
  reviews: 0,
  nextFreeMs: TUESDAY_MS,
  km: null,
  reasons,
});

const session = {
  kind: 'session' as const,
  id: 'one-to-one',
  name: 'One to one',
  minutes: 60,
  priceCents: 9000,
  isGroup: false,
  startMs: TUESDAY_MS,
};

const offerOf = (id: string, nextFreeMs: number) => ({
  id,
  name: id,
  minutes: 60,
  priceCents: 9000,
  capacity: 1,
  isOnline: false,
  needsApproval: false,
  freeUntilHours: 24,
  latePercent: 50,
  nextFreeMs,
});

afterEach(cleanup);

it('leads to the profile and the booking at the time that is shown', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const shown = trainer(url.split('/').at(-1) ?? '', []);
    const offers = [offerOf('sooner', TUESDAY_MS - 86_400_000), offerOf('shown', TUESDAY_MS)];
    return Response.json({ ...shown, bio: '', offers, isOwn: false, toReview: null });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <CompareDialog
        open
        trainers={[trainer('helen', [session]), trainer('omar', [])]}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: /^Book with omar/ });
  expect(hrefOf('helen')).toBe('/trainers/helen?offer=one-to-one&at=2026-12-01T09%3A00%3A00.000Z');
  expect(hrefOf('omar')).toBe('/trainers/omar?offer=shown&at=2026-12-01T09%3A00%3A00.000Z');
  expect(hrefOf(/^Book with helen/)).toBe('/trainers/book/one-to-one?at=2026-12-01T09:00:00.000Z');
  expect(hrefOf(/^Book with omar/)).toBe('/trainers/book/shown?at=2026-12-01T09:00:00.000Z');
});
