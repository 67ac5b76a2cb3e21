import { describe, expect, it } from 'vitest';
import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import { STARTER_KITS } from '#features/exercises/rules/starter-kits.ts';
import { EMPTY_KIT, type Kit, loadsOf, toAchievableKg, toNextKg } from './kit.ts';

const withLoad = (...kit: (readonly Equipment[])[]) => ({ kit, loadType: 'external' as const });
const gym: Kit = { ...EMPTY_KIT, equipment: STARTER_KITS.gym };

describe('loads that can be made', () => {
  it.each<[string, Kit, readonly Equipment[], number, number | null]>([
    ['dumbbells go in steps of 2', gym, ['dumbbells'], 15, 14],
    ['dumbbells of a place', { ...gym, dumbbellsKg: [10, 4, 7.5] }, ['dumbbells'], 9, 7.5],
    ['no dumbbell is light enough', { ...gym, dumbbellsKg: [10] }, ['dumbbells'], 6, 10],
    ['kettlebells go in steps of 4', gym, ['kettlebell'], 15, 12],
    ['a bar with gym plates', gym, ['barbell'], 61, 60],
    ['a lighter bar', { ...gym, barKg: 15 }, ['barbell'], 61, 60],
    ['an empty bar is the least', gym, ['barbell'], 8, 20],
    [
      'a bar with few plates',
      { ...gym, platesKg: [{ kg: 10, pairs: 1 }] },
      ['barbell', 'rack'],
      100,
      40,
    ],
    ['a landmine takes single plates', gym, ['landmine'], 26.5, 26.25],
    ['a plate is held alone', gym, ['plates'], 12, 10],
    ['machines go in steps of 5', gym, ['leg-press-machine'], 63, 60],
    ['a machine with its own step', { ...gym, machineStepKg: 7 }, ['leg-press-machine'], 63, 63],
    ['steps in pounds', { ...gym, machineStepKg: 4.54 }, ['leg-press-machine'], 45.4, 45.36],
    ['not equipped', { ...EMPTY_KIT, equipment: ['band'] }, ['dumbbells'], 10, null],
  ])('%s', (_, kit, needed, wantedKg, expected) => {
    expect(toAchievableKg(kit, withLoad(needed), wantedKg)).toBe(expected);
  });

  it('uses the first alternative that is there', () => {
    const home: Kit = { ...EMPTY_KIT, equipment: ['dumbbells', 'towel'], dumbbellsKg: [8] };
    expect(toAchievableKg(home, withLoad(['barbell'], ['dumbbells']), 40)).toBe(8);
    expect(toAchievableKg(home, withLoad(['barbell'], ['towel']), 40)).toBeNull();
  });

  it('has no load for an exercise without an outside load', () => {
    expect(
      toAchievableKg(gym, { kit: [['dumbbells'], []], loadType: 'bodyweight' }, 10),
    ).toBeNull();
  });

  it('knows the next step, and that the heaviest has none', () => {
    const home: Kit = { ...EMPTY_KIT, equipment: ['dumbbells'], dumbbellsKg: [8, 10] };
    expect(toNextKg(home, withLoad(['dumbbells']), 8)).toBe(10);
    expect(toNextKg(home, withLoad(['dumbbells']), 10)).toBeNull();
    expect(toNextKg(gym, withLoad(['barbell']), 60)).toBe(62.5);
  });

  it('lists loads upwards and without doubles for all equipment', () => {
    for (const equipment of STARTER_KITS.gym) {
      const loads = loadsOf(gym, equipment);
      expect(loads).toEqual([...new Set(loads)].sort((a, b) => a - b));
    }
    expect(loadsOf(gym, 'bench')).toEqual([]);
  });
});
