import { describe, expect, it } from 'vitest';
import { STARTER_KITS } from '#features/exercises/rules/starter-kits.ts';
import { EMPTY_KIT, type Kit } from './kit.ts';
import { warmUpFor } from './warm-up-ramp.ts';

const gym: Kit = { ...EMPTY_KIT, equipment: STARTER_KITS.gym };
const bench = { kit: [['barbell', 'rack', 'bench']] as const, loadType: 'external' as const };
const curl = { kit: [['dumbbells']] as const, loadType: 'external' as const };

const describeSets = (sets: ReturnType<typeof warmUpFor>) =>
  sets.map(({ kg, reps }) => `${kg}x${reps}`).join(' ');

describe('warm-up sets', () => {
  /** Published vectors, bar 20 kg: domain sheet 3.5. */
  it.each([
    [20, ''],
    [35, '20x8'],
    [60, '20x8 35x5 47.5x3'],
    [100, '20x8 40x5 60x4 75x2 90x1'],
    [180, '20x8 72.5x5 107.5x4 135x2 162.5x1'],
  ])('before %s kg on a bar', (workKg, expected) => {
    expect(describeSets(warmUpFor(gym, bench, workKg))).toBe(expected);
  });

  it('uses the weights that are there', () => {
    const home: Kit = { ...EMPTY_KIT, equipment: ['dumbbells'], dumbbellsKg: [10, 20] };
    expect(describeSets(warmUpFor(home, curl, 20))).toBe('10x8');
    expect(describeSets(warmUpFor(home, curl, 10))).toBe('');
    expect(describeSets(warmUpFor(gym, curl, 50))).toBe('20x8 30x5 40x3');
  });

  it('has none without an outside load', () => {
    expect(warmUpFor(gym, { kit: [[]], loadType: 'bodyweight' }, 60)).toEqual([]);
  });
});
