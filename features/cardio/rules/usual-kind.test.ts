import { expect, test } from 'vitest';
import { usualKind } from './usual-kind.ts';

const TUESDAY = '2026-11-24';
const sunday = (date: string) => ({ kind: 'ride' as const, date });
const rides = [sunday('2026-11-22'), sunday('2026-11-15')];
const runs = ['2026-11-17', '2026-11-10'].map((date) => ({ kind: 'run' as const, date }));
const swims = ['2026-11-19', '2026-11-12', '2026-11-05'].map((date) => ({
  kind: 'swim' as const,
  date,
}));

test.each([
  ['what is usual on this day of the week', [...rides, ...swims, ...runs], TUESDAY, 'run'],
  ['one time is no habit: what is done most', [...rides, ...swims, runs[0]], TUESDAY, 'swim'],
  ['of two done as often the later one', [...rides, ...runs], '2026-11-23', 'ride'],
  ['a run where nothing is known', [], TUESDAY, 'run'],
])('%s', (_, done, today, wanted) => {
  expect(
    usualKind(
      done.flatMap((one) => one ?? []),
      today,
    ),
  ).toBe(wanted);
});
