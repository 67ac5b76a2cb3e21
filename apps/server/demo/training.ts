import {
  healthScreeningApi,
  trainingPlacesApi,
  trainingProfileApi,
} from '#features/training-profile/contract.ts';
import {
  HEALTH_QUESTIONS,
  HEALTH_WORDING_VERSION,
} from '#features/training-profile/rules/health-screening.ts';
import { presetPlace } from '#features/training-profile/rules/place-presets.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import type { SamplePerson } from './sample-world.ts';

async function addPlace(person: SamplePerson, name: string, preset: 'dumbbells' | 'gym') {
  const { equipment, ...place } = presetPlace(preset, 'kg');
  const { id } = await person.call(trainingPlacesApi.add, {
    body: {
      id: newId(),
      name,
      kind: place.kind,
      equipment: [...equipment],
      dumbbellsKg: place.dumbbellsKg && [...place.dumbbellsKg],
    },
  });
  return id;
}

/** Trains at home on weekdays and at the gym on Saturday, with answers that are all clear. */
export async function keepTraining(person: SamplePerson, today: CalendarDay): Promise<void> {
  const home = await addPlace(person, 'Home', 'dumbbells');
  const gym = await addPlace(person, 'Harbour Strength', 'gym');
  await person.call(trainingProfileApi.change, {
    body: {
      days: [
        { weekday: 1, minutes: 45, placeId: home },
        { weekday: 3, minutes: 30, placeId: home },
        { weekday: 5, minutes: 45, placeId: home },
        { weekday: 6, minutes: 60, placeId: gym },
      ],
      recovery: { sleep: 'good', soreness: 'fair', stress: 'fair' },
    },
  });
  await person.call(healthScreeningApi.save, {
    body: {
      answers: Object.fromEntries(HEALTH_QUESTIONS.map((question) => [question, false])),
      wordingVersion: HEALTH_WORDING_VERSION,
      answeredOn: today,
      clearedOn: null,
    },
  });
}
