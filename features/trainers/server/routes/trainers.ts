import { handle, type Route } from '#platform/server/http/handle.ts';
import { trainersApi } from '../../contract/browsing.ts';
import { trainerProfileApi } from '../../contract/profile.ts';
import {
  chooseListing,
  readOwnProfile,
  removePhoto,
  savePhoto,
  saveProfile,
} from '../actions/profile.ts';
import { searchTrainers } from '../actions/search.ts';
import { noTrainer, readTrainer } from '../actions/trainer-page.ts';
import { suburbs } from '../providers/suburbs.ts';

const MAX_SUBURBS = 8;

/** A trainer's own profile, and what everybody finds. */
export const trainerRoutes: Route[] = [
  handle(trainerProfileApi.get, ({ db, caller, nowMs }) => readOwnProfile(db, caller.owner, nowMs)),
  handle(trainerProfileApi.save, ({ db, caller, body, nowMs }) =>
    saveProfile(db, caller.owner, body, nowMs),
  ),
  handle(trainerProfileApi.list, ({ db, caller, body, nowMs }) =>
    chooseListing(db, caller, body.wantsListing, nowMs),
  ),
  handle(trainerProfileApi.savePhoto, ({ db, caller, body, nowMs }) =>
    savePhoto(db, caller.owner, body.photo, nowMs),
  ),
  handle(trainerProfileApi.removePhoto, ({ db, caller, nowMs }) =>
    removePhoto(db, caller.owner, nowMs),
  ),
  handle(trainersApi.search, ({ db, query, nowMs }) => searchTrainers(db, query, nowMs)),
  handle(trainersApi.read, async ({ db, caller, params, nowMs }) => {
    const trainer = await readTrainer(db, params.slug, caller, nowMs);
    if (!trainer) throw noTrainer();
    return trainer;
  }),
  handle(trainersApi.suburbs, async ({ query }) =>
    suburbs()
      .search(query.name, MAX_SUBURBS)
      .map(({ name, state }) => ({ suburb: name, state })),
  ),
];
