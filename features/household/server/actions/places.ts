import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { FreePlace } from '../../contract.ts';
import type { PlaceChange } from '../../rules/place-change.ts';
import { personRow } from '../queries.ts';
import { noPerson } from './household.ts';

/** People without an account, in features that stand on this one. */
export type PlaceServices = {
  freePlacesOf: (db: Db, host: OwnerId) => Promise<FreePlace[]>;
  /** Gives a place in the plan to a member; false: nobody without an account has that id. */
  passPlace: (db: Db, host: OwnerId, change: PlaceChange, nowMs: number) => Promise<boolean>;
  /** The list goes on to buy for that place. */
  passPlaceOnList: (db: Db, host: OwnerId, change: PlaceChange, nowMs: number) => Promise<void>;
};

const NO_PLACE = 'That person is not in the plan any more. Choose again.';

/** Puts a member where a person without an account was. Fails with `invalid` where there is none of that id. */
export async function passPlaceTo(
  db: Db,
  { passPlace, passPlaceOnList }: PlaceServices,
  host: OwnerId,
  change: PlaceChange,
  nowMs: number,
): Promise<void> {
  if (!(await passPlace(db, host, change, nowMs))) {
    throw new AppError('invalid', { message: NO_PLACE, fields: { takesPlaceOf: NO_PLACE } });
  }
  await passPlaceOnList(db, host, change, nowMs);
}

/** The host says afterwards who a member is. Fails with `not_found` for who is no member. */
export const giveMemberPlace = (
  db: Db,
  services: PlaceServices,
  host: OwnerId,
  { id, takesPlaceOf }: { id: string; takesPlaceOf: string },
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (db) => {
    const person = await personRow(db, host, id);
    if (person?.state !== 'active') throw noPerson();
    await passPlaceTo(db, services, host, { from: takesPlaceOf, to: id }, nowMs);
  });
