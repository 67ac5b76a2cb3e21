import { describe, expect, it } from 'vitest';
import type { TrainingProfile } from '../../../contract.ts';
import { checkProfile, copyFirstDay, toProfileDraft } from './profile-draft.ts';

const stored: TrainingProfile = {
  days: [
    { weekday: 2, minutes: 30, placeId: 'home' },
    { weekday: 5, minutes: 60, placeId: null },
  ],
  avoid: ['knee'],
  recovery: { sleep: 'good', soreness: null, stress: null },
};
const draft = toProfileDraft(stored);

describe('the training profile in its form', () => {
  it('sends nothing when nothing changed', () => {
    expect(checkProfile(draft, stored)).toEqual({ content: {}, errors: {} });
  });

  it('sends only the part that changed', () => {
    expect(checkProfile({ ...draft, avoid: [] }, stored).content).toEqual({ avoid: [] });
  });

  it('adds a day like the first one, in the order of the week', () => {
    const { content } = checkProfile({ ...draft, weekdays: [2, 5, 1] }, stored);
    expect(content.days?.[0]).toEqual({ weekday: 1, minutes: 30, placeId: 'home' });
    expect(content.days?.map(({ weekday }) => weekday)).toEqual([1, 2, 5]);
  });

  it('may train on no day', () => {
    expect(checkProfile({ ...draft, weekdays: [] }, stored).content).toEqual({ days: [] });
  });

  it('makes all days like the first', () => {
    const { content } = checkProfile({ ...draft, days: copyFirstDay(draft) }, stored);
    expect(content.days).toEqual([
      { weekday: 2, minutes: 30, placeId: 'home' },
      { weekday: 5, minutes: 30, placeId: 'home' },
    ]);
  });

  it.each(['', '9', '181', '45.5', 'x'])('refuses %j minutes', (minutes) => {
    const days = { ...draft.days, 5: { minutes, placeId: null } };
    expect(checkProfile({ ...draft, days }, stored).errors).toEqual({
      minutes5: expect.any(String),
    });
  });

  it('does not ask about days without training', () => {
    const days = { ...draft.days, 7: { minutes: 'x', placeId: null } };
    expect(checkProfile({ ...draft, days }, stored).errors).toEqual({});
  });
});
