import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { countWorkouts } from './queries.ts';

/** What other features may use of the workouts. */
export { workoutsPersonalData } from './queries/personal-data.ts';
export { addWorkouts, eraseUnchangedWorkouts } from './queries.ts';

/** Of one person, so that their list stays quick. */
export const MAX_WORKOUTS = 10_000;

/** How many more workouts a person may keep. */
export const roomForWorkouts = async (db: Db, owner: OwnerId): Promise<number> =>
  MAX_WORKOUTS - (await countWorkouts(db, owner));
