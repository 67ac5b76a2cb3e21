import { contactsOf } from '#features/account/server/public.ts';
import { clientsOfPractice } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { bookerOf, bookersOf } from '../queries/bookings.ts';
import { loadFullNames } from './names.ts';

/** For whom a trainer may book and sell packs: the clients of their practice, and who has booked them. By name. */
export async function clientsOf(
  db: Db,
  trainer: OwnerId,
): Promise<{ id: OwnerId; name: string }[]> {
  const own = await clientsOfPractice(db, trainer);
  const named = own.filter(({ name }) => name !== '');
  const known = new Set<string>(named.map(({ id }) => id));
  const bookers = await bookersOf(db, trainer);
  const others = [...new Set([...own, ...bookers].map(({ id }) => id))].filter(
    (id) => !known.has(id),
  );
  const people = await contactsOf(db, others);
  const records = [
    { trainerId: trainer },
    ...bookers.map(({ organisationId }) => ({ trainerId: trainer, organisationId })),
  ];
  const fullName = await loadFullNames(db, records, others);
  const nameOf = (id: OwnerId): string =>
    records.map((of) => fullName(of, id)).find((name) => name !== undefined) ??
    people.get(id)?.name ??
    '';
  return [...named, ...others.map((id) => ({ id, name: nameOf(id) }))]
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** One of them; null for anybody else. */
export async function clientOf(
  db: Db,
  trainer: OwnerId,
  clientId: string,
): Promise<OwnerId | null> {
  const booker = await bookerOf(db, trainer, clientId);
  if (booker) return booker;
  const own = await clientsOfPractice(db, trainer);
  return own.find(({ id }) => id === clientId)?.id ?? null;
}
