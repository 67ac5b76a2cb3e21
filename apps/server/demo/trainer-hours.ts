import {
  dateHoursApi,
  sessionPlacesApi,
  timeOffApi,
  weekApi,
} from '#features/availability/contract.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { type SamplePerson, TIME_ZONE } from './sample-world.ts';

const hours = (from: number, to: number) => ({ startMinute: from * 60, endMinute: to * 60 });

/** Mornings and evenings on weekdays, later on two of them, and Saturday mornings. */
const WEEK = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...hours(6, 10) })),
  ...[1, 3, 5].map((weekday) => ({ weekday, ...hours(15.5, 19) })),
  ...[2, 4].map((weekday) => ({ weekday, ...hours(15.5, 20.5) })),
  { weekday: 6, ...hours(7, 12) },
];

/** When a sample trainer works, from a day on: a week, two dates that differ, a week off, a gym and a park. */
export async function keepTrainerHours(trainer: SamplePerson, today: CalendarDay): Promise<void> {
  await trainer.call(weekApi.save, {
    body: { timeZone: TIME_ZONE, week: WEEK, usualTravelMinutes: 20, version: null },
  });
  const gymId = newId();
  await trainer.call(sessionPlacesApi.add, {
    body: { id: gymId, name: 'Harbour Strength', suburb: 'Pyrmont', postcode: '2009' },
  });
  const travelMinutes = { [gymId]: 15 };
  await trainer.call(sessionPlacesApi.add, {
    body: { id: newId(), name: 'Jubilee Park', suburb: 'Glebe', postcode: '2037', travelMinutes },
  });
  await trainer.call(dateHoursApi.save, {
    params: { day: addDays(today, 9) },
    body: { hours: [hours(12, 16)] },
  });
  await trainer.call(dateHoursApi.save, {
    params: { day: addDays(today, 16) },
    body: { hours: [] },
  });
  await trainer.call(timeOffApi.add, {
    body: {
      id: newId(),
      fromDay: addDays(today, 30),
      toDay: addDays(today, 37),
      note: 'With the family',
    },
  });
}
