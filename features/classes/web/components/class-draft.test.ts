import { expect, it } from 'vitest';
import { checkClass, newClass, newTime, toClassDraft } from './class-draft.ts';

const ROOM = { id: 'r', name: 'Studio', capacity: 10, version: 1 };
const fresh = () => ({ ...newClass('2026-11-23', 'Australia/Perth', ['t']), name: ' Yoga ' });

it('makes a free class of twelve places out of a name', () => {
  const { content, errors } = checkClass(fresh(), []);
  expect(errors).toEqual({});
  expect(content).toMatchObject({ name: 'Yoga', capacity: 12, priceCents: 0, trainerIds: ['t'] });
  expect(content?.times).toMatchObject([{ weekday: 1, startMinute: 1080 }]);
});

it('comes back as it was typed', () => {
  const draft = { ...fresh(), name: 'Yoga', isFree: false, priceCents: '25', roomId: 'r' };
  const { content } = checkClass({ ...draft, capacity: '8' }, [ROOM]);
  expect(content && toClassDraft(content)).toMatchObject({ ...draft, capacity: '8' });
});

it.each([
  [{ name: ' ' }, 'name', 'Enter a name.'],
  [{ minutes: 'an hour' }, 'minutes', 'Use 5 to 480 minutes.'],
  [{ roomId: 'r' }, 'capacity', 'Studio holds 10 people. Use 10 or fewer.'],
  [{ trainerIds: [] }, 'trainerIds', 'Choose a trainer.'],
  [{ times: [] }, 'times', 'Add a time.'],
  [{ times: [newTime('1', '')] }, 'times', 'Enter a start for each time.'],
  [{ times: [newTime(), newTime()] }, 'times', 'Two times are the same. Change or remove one.'],
  [{ dates: [{ id: 'd', day: '', start: '09:00' }] }, 'dates', 'Choose each date.'],
  [{ untilDay: '2026-11-01' }, 'untilDay', 'Choose a last day after the first.'],
  [{ isFree: false, priceCents: '-1' }, 'priceCents', 'Enter a price from $0 to $10,000.'],
  [{ freeUntilHours: '' }, 'freeUntilHours', 'Use 0 to 336 hours and 0 to 100 per cent.'],
])('%j is refused at its box', (change, box, sentence) => {
  expect(checkClass({ ...fresh(), ...change }, [ROOM]).errors).toEqual({ [box]: sentence });
});
