import { describe, expect, it } from 'vitest';
import { EMPTY_KIT } from './kit.ts';
import { joinDays, toPlanDays, usualMinutes } from './plan-days.ts';
import { NOT_ANSWERED } from './recovery.ts';

const TODAY = '2026-11-23';
const gym = {
  ...EMPTY_KIT,
  id: 'gym',
  version: 1,
  name: 'Corner gym',
  kind: 'gym' as const,
  equipment: ['barbell', 'plates'] as const,
  barKg: 15,
};
const profile = { days: [], avoid: ['knee' as const], recovery: NOT_ANSWERED };

describe('a person as a plan needs them', () => {
  it('trains in the order of the week with what is at each place', () => {
    const days = [
      { weekday: 4, minutes: 60, placeId: 'gym' },
      { weekday: 1, minutes: null, placeId: null },
    ];
    const other = { ...gym, id: 'other', name: 'Other' };
    const person = toPlanDays({ ...profile, days }, [gym, other], null, TODAY);
    expect(person.days).toEqual([
      { weekday: 1, minutes: 45, kit: EMPTY_KIT, placeName: null },
      {
        weekday: 4,
        minutes: 60,
        kit: { ...EMPTY_KIT, equipment: ['barbell', 'plates'], barKg: 15 },
        placeName: 'Corner gym',
      },
    ]);
    expect(person).toMatchObject({ avoid: ['knee'], recovery: 'normal', notes: [] });
  });

  it('uses the only place there is on days without one', () => {
    const days = [{ weekday: 2, minutes: 30, placeId: null }];
    const person = toPlanDays({ ...profile, days }, [gym], null, TODAY);
    expect(person).toMatchObject({ days: [{ placeName: 'Corner gym' }], notes: [] });
  });

  it('has no equipment where the place was deleted, and a note', () => {
    const days = [{ weekday: 2, minutes: 30, placeId: 'gone' }];
    const person = toPlanDays({ ...profile, days }, [gym], null, TODAY);
    expect(person.days[0]).toMatchObject({ kit: EMPTY_KIT, placeName: null });
    expect(person.notes).toEqual([{ kind: 'placeGone', weekday: 2 }]);
  });

  it('is capped until a screening says otherwise', () => {
    const screening = { answers: { heart: false }, answeredOn: TODAY, clearedOn: null };
    expect(toPlanDays(profile, [], null, TODAY)).toMatchObject({
      intensityCapped: true,
      health: 'unanswered',
    });
    expect(toPlanDays(profile, [], screening, TODAY).intensityCapped).toBe(false);
  });

  it('lies on nothing while pregnant or just after, whether cleared or not', () => {
    const recent = { answers: { recent: true }, answeredOn: '2026-10-01', clearedOn: null };
    const on = (screening: typeof recent | null, day = TODAY) =>
      toPlanDays(profile, [], screening, day).sparesLying;
    expect(on(recent)).toBe(true);
    expect(on({ ...recent, clearedOn: TODAY as never })).toBe(true);
    expect(on(recent, '2027-11-01')).toBe(false);
    expect(on({ ...recent, answers: { recent: false } })).toBe(false);
    expect(on(null)).toBe(false);
  });

  it('may train on no day at all', () => {
    expect(toPlanDays(profile, [], null, TODAY).days).toEqual([]);
  });
});

describe('the days of the account', () => {
  const kept = [{ weekday: 3, minutes: 30, placeId: 'gym' }];

  it('are the ones that count', () => {
    expect(joinDays({ trainingDays: [5, 3], sessionMinutes: 60 }, kept)).toEqual([
      { weekday: 3, minutes: 30, placeId: 'gym' },
      { weekday: 5, minutes: 60, placeId: null },
    ]);
    expect(joinDays({ trainingDays: [], sessionMinutes: null }, kept)).toEqual([]);
  });

  it.each([
    [[60, 45, 60], 60],
    [[60, 45], 45],
    [[null, 30], 30],
    [[null], null],
    [[], null],
  ])('of %j minutes have a usual length of %j', (minutes, expected) => {
    expect(usualMinutes(minutes.map((one) => ({ minutes: one })))).toBe(expected);
  });
});
