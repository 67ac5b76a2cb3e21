import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { ImportRight } from '../../contract.ts';
import type { DestinationOf } from './destination.ts';
import { ownMeals, ownWorkouts } from './own-library.ts';

const PEOPLE = {
  trainees:
    'Importing trainees is for owners and admins of an organisation, and for trainers with Trainer Pro.',
  trainers: 'Importing trainers is for owners and admins of an organisation.',
} as const;

/** What a person may import, where to, and what is needed for the rest: said before a file is chosen. */
export async function importRights(
  _db: Db,
  _owner: OwnerId,
  _nowMs: number,
): Promise<ImportRight[]> {
  return [
    { importType: 'trainees', allowed: false, sentence: PEOPLE.trainees, organisations: [] },
    { importType: 'trainers', allowed: false, sentence: PEOPLE.trainers, organisations: [] },
    {
      importType: 'workouts',
      allowed: true,
      sentence: 'They become your own workouts.',
      organisations: [],
    },
    {
      importType: 'meals',
      allowed: true,
      sentence: 'They become your own saved meals, ready to log.',
      organisations: [],
    },
  ];
}

/** Where an import goes, for somebody who may import there. */
export const destinationOf: DestinationOf = async (_db, owner, { type }, nowMs) => {
  if (type === 'meals') return ownMeals(owner, nowMs);
  if (type === 'workouts') return ownWorkouts(owner, nowMs);
  throw new AppError('forbidden', { reason: 'import_right_needed', message: PEOPLE[type] });
};
