import { exerciseMarksApi } from '#features/exercise-library/contract.ts';
import { ownExercisesApi } from '#features/own-exercises/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import type { SamplePerson } from './sample-world.ts';

const FAVOURITES = ['goblet-squat', 'dumbbell-romanian-deadlift', 'push-up', 'dumbbell-row'];
const NEVER = 'burpee';

/** What a person thinks of the library's exercises, and one they have added. */
export async function keepExercises(person: SamplePerson): Promise<void> {
  for (const exerciseId of FAVOURITES) {
    await person.call(exerciseMarksApi.set, {
      params: { exerciseId },
      body: { mark: 'favourite' },
    });
  }
  await person.call(exerciseMarksApi.set, {
    params: { exerciseId: NEVER },
    body: { mark: 'never' },
  });
  await person.call(ownExercisesApi.add, {
    body: {
      id: newId(),
      name: 'Stair carry',
      also: ['shopping carry'],
      pattern: 'carry',
      muscles: { quads: 0.5, glutes: 0.5, forearms: 0.5, core: 0.5 },
      kit: [
        ['stairs', 'dumbbells'],
        ['stairs', 'kettlebell'],
      ],
      loadType: 'external',
      stepKg: 2,
      seconds: [30, 60],
      rest: 'compound',
      compound: true,
      tags: ['knee'],
      cues: [
        'Hold a weight in each hand.',
        'Walk up tall, whole foot on each stair.',
        'Come down slowly.',
      ],
      note: 'Two floors at home, twice a set.',
      likeId: 'farmers-carry',
    },
  });
}
