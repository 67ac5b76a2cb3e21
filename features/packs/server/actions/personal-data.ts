import { packsOf } from '#features/bookings/server/public.ts';
import type { PersonalTable } from '#platform/server/db/personal-table.ts';

const PACK_COLUMNS = [
  ['id', 'uuid'],
  ['as', 'client | trainer'],
  ['offer', 'text'],
  ['credits', 'number'],
  ['left', 'number'],
  ['expiresOn', 'date'],
  ['paidCents', 'number'],
  ['boughtOn', 'date'],
] as const;
/** Credits that have ended are exported too. */
const FIRST_DAY = '0001-01-01';

/** Packs belong to two people, like bookings. */
export const packsPersonalData: PersonalTable = {
  name: 'packs',
  about: 'Packs of sessions the person bought, or sold. Not imported.',
  columns: PACK_COLUMNS.map(([name, type]) => ({ name, type, required: name !== 'expiresOn' })),
  onImport: 'never',
  read: async (db, owner) =>
    (await packsOf(db, owner, FIRST_DAY)).map(({ pack, left, expiresOn }) => ({
      id: pack.id,
      as: pack.trainerId === owner ? 'trainer' : 'client',
      offer: pack.offerName,
      credits: pack.credits,
      left,
      expiresOn,
      paidCents: pack.paidCents,
      boughtOn: pack.boughtOn,
    })),
  write: async () => {},
};
