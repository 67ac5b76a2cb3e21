import { expect, test } from 'vitest';
import { composePackEmail } from './pack-emails.ts';

const sold = {
  kind: 'sold' as const,
  offerName: 'Personal training',
  clientName: 'Robin',
  trainerName: 'Jordan',
  credits: 5,
  cents: 40_000,
  day: '2026-11-28',
  lastDay: '2027-02-28',
  href: 'https://vigour.test/trainers/packs',
};

test('the trainer reads that they sold a pack, the client that they have one', () => {
  const trainer = composePackEmail({ ...sold, to: 'trainer' });
  expect(trainer.subject).toBe('Pack sold: 5 sessions');
  expect(trainer.text).toContain('because you sell packs');
  const client = composePackEmail({ ...sold, to: 'client' });
  expect(client.subject).toBe('Receipt: pack of 5 sessions');
  expect(client.text).toContain('because you have a pack');
});
