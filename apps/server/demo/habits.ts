import { habitMarksApi, habitsApi } from '#features/habits/contract.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Chance } from './chance.ts';
import type { SampleDay, SamplePerson } from './sample-world.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const SYDNEY_MINUTES = 660;
const SHARE_STRETCHED = 0.86;
/** A week at the coast, said beforehand. */
const PAUSE = { daysAgo: 41, days: 7 };
const GLASSES = 8;

/** Three habits, as many as Starter has: stretching, glasses of water, and training by the week. */
export function followHabits(person: SamplePerson, chance: Chance) {
  const [stretch, glasses] = [newId(), newId()];

  async function begin(date: CalendarDay): Promise<void> {
    const daily = { from: date, weekdays: EVERY_DAY, timesAWeek: null };
    const pauseFrom = addDays(date, 40);
    await person.call(habitsApi.add, {
      body: {
        id: stretch,
        name: 'Stretch for ten minutes',
        source: 'own',
        unit: null,
        terms: [{ ...daily, amount: null }],
        position: 0,
      },
    });
    await person.call(habitsApi.add, {
      body: {
        id: glasses,
        name: 'Drink water',
        source: 'own',
        unit: 'glasses',
        terms: [{ ...daily, amount: GLASSES }],
        pauses: [{ from: pauseFrom, to: addDays(pauseFrom, PAUSE.days - 1), saidOn: date }],
        position: 1,
      },
    });
    await person.call(habitsApi.add, {
      body: {
        id: newId(),
        name: 'Train',
        source: 'session',
        unit: null,
        terms: [{ from: date, weekdays: [], timesAWeek: 3, amount: null }],
        position: 2,
      },
    });
  }

  async function onDay({ date, daysAgo, until }: SampleDay): Promise<void> {
    const isAway = daysAgo <= PAUSE.daysAgo && daysAgo > PAUSE.daysAgo - PAUSE.days;
    const keep = (habitId: string, amount: number | null) =>
      person.call(habitMarksApi.add, {
        body: { id: newId(), habitId, date, amount, offsetMinutes: SYDNEY_MINUTES },
      });
    if (chance.next() < SHARE_STRETCHED && !isAway && until > '07:00') await keep(stretch, null);
    const drunk = Math.round(5 + chance.next() * 5);
    if (!isAway && until > '12:00') await keep(glasses, daysAgo === 0 ? 3 : drunk);
  }

  return { begin, onDay };
}
