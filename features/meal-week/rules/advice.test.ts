import { describe, expect, it } from 'vitest';
import { adviseOn, type Explained } from './advice.ts';
import type { WeekLacks } from './week-lacks.ts';

const nothing: WeekLacks = { gaps: [], broken: [], money: null, free: [] };
const short: WeekLacks['gaps'] = [{ kind: 'minutes', date: '2026-11-23', planned: 80, limit: 60 }];
const unused: WeekLacks['broken'] = [{ kind: 'useUp', what: ['pumpkin'] }];
const twice: WeekLacks['broken'] = [{ kind: 'repeats', title: 'Dal', times: 3, limit: 2 }];
const explained = (...what: Explained['relaxations'][number]['what'][]): Explained => ({
  shortfalls: [{ kind: 'minutes', day: 0, off: 20 }],
  relaxations: what.map((one) => ({ what: one, aud: 100 })),
  cheapestAud: null,
});
const anything = () => true;

describe('the wish to let go of', () => {
  it('is the one that helps most, and none while it is not known', () => {
    expect(adviseOn({ ...nothing, gaps: short }, explained('sodium', 'minutes'), anything)).toEqual(
      { first: 'sodium', second: null, cheaper: null, canBeMet: false },
    );
    expect(adviseOn({ ...nothing, gaps: short, broken: twice }, null, anything).first).toBeNull();
  });

  it('is never what was to be used up: without it the same is missing', () => {
    expect(adviseOn({ ...nothing, broken: unused }, explained(), anything).first).toBeNull();
    const both = { ...nothing, gaps: short, broken: [...unused, ...twice] };
    expect(adviseOn(both, explained(), anything).first).toBe('repeats');
  });

  it('is the wish itself where all targets are kept', () => {
    const advice = adviseOn({ ...nothing, broken: twice }, explained('sodium'), anything);
    expect(advice.first).toBe('repeats');
  });

  it('is first what saves money where that is short', () => {
    const money = { aud: 140, limitAud: 120, isWhole: true, isOver: true };
    const advice = adviseOn({ ...nothing, money }, explained('budget', 'protein'), anything);
    expect(advice).toMatchObject({ first: 'protein', second: 'budget', cheaper: { aud: 100 } });
  });

  it('is none where planning again is enough, or a person is not told of it', () => {
    const met = { ...explained(), shortfalls: [] };
    expect(adviseOn({ ...nothing, gaps: short }, met, anything)).toMatchObject({
      first: null,
      canBeMet: true,
    });
    const gentle = (what: string) => what !== 'protein';
    expect(adviseOn({ ...nothing, gaps: short }, explained('protein'), gentle).first).toBeNull();
  });
});
