import { asc } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type RecordContent, recordRows } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { trainingPlaces } from '../tables.ts';

export const trainingPlaceRows = recordRows(trainingPlaces);

export type TrainingPlaceContent = RecordContent<typeof trainingPlaces>;

/** A person's places, first made first. */
export const trainingPlacesOf = (db: Db, owner: OwnerId) =>
  trainingPlaceRows.list(db, owner, { orderBy: [asc(trainingPlaces.id)] });
