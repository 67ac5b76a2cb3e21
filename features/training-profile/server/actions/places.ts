import type { Db } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { TrainingPlace } from '../../contract.ts';
import { toShownPlace } from '../../rules/places.ts';
import { trainingPlaceRows, trainingPlacesOf } from '../queries/places.ts';

/** So that all of them can always be listed at once. */
const MAX_PLACES = 50;

export async function listTrainingPlaces(db: Db, owner: OwnerId): Promise<TrainingPlace[]> {
  return (await trainingPlacesOf(db, owner)).map(toRecord);
}

export const trainingPlaceActions = recordActions({
  rows: trainingPlaceRows,
  sentences: {
    notFound: 'That place does not exist.',
    editedElsewhere: 'This place was changed on another device. Check it, then save again.',
  },
  limit: {
    most: MAX_PLACES,
    sentence: `You have ${MAX_PLACES} places. Delete one that you no longer need.`,
  },
  toContent: toShownPlace,
  toResponse: toRecord,
});
