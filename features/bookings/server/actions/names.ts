import { type Contact, contactsOf } from '#features/account/server/public.ts';
import type { OrganisationId } from '#features/organisations/rules.ts';
import { recordedNames } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';

/** Whose records say what people of a session are called: its organisation's, else those of its trainer's practice. */
export type RecordsOf = { organisationId?: OrganisationId | null; trainerId: OwnerId };

/** Answers what these people are called in full, which tells two of one first name apart; undefined where no record says it. */
export async function loadFullNames(
  db: Db,
  records: readonly RecordsOf[],
  people: readonly string[],
): Promise<(of: RecordsOf, person: string) => string | undefined> {
  if (people.length === 0) return () => undefined;
  const organisations = new Set(records.flatMap(({ organisationId }) => organisationId ?? []));
  const trainers = new Set(
    records.flatMap(({ organisationId, trainerId }) => (organisationId ? [] : trainerId)),
  );
  const asked = { organisations: [...organisations], practicesOf: [...trainers] };
  const known = new Map<string, string>();
  for (const { organisationId, practiceOf, person, name } of await recordedNames(db, asked, [
    ...new Set(people),
  ])) {
    known.set(`${organisationId} ${person}`, name);
    if (practiceOf) known.set(`${practiceOf} ${person}`, name);
  }
  return ({ organisationId, trainerId }, person) =>
    known.get(`${organisationId ?? trainerId} ${person}`);
}

/**
 * Gives what people are called in a session or pack: in full where records say it. A trainer has the name of their
 * listing towards their own clients, and the gym's name for them at a gym. Otherwise it is the name of the account.
 */
export async function loadNames(
  db: Db,
  records: readonly RecordsOf[],
  people: ReadonlyMap<string, Contact>,
): Promise<(of: RecordsOf, person: string) => string> {
  const fullName = await loadFullNames(db, records, [...people.keys()]);
  return (of, person) => {
    const { name = '', listedName = null } = people.get(person) ?? {};
    const recorded = fullName(of, person);
    if (person !== of.trainerId) return recorded ?? name;
    const [first, second] = of.organisationId ? [recorded, listedName] : [listedName, recorded];
    return first ?? second ?? name;
  };
}

/** What a trainer's own clients call them. */
export async function trainerNameOf(db: Db, trainerId: OwnerId): Promise<string> {
  const nameOf = await loadNames(db, [{ trainerId }], await contactsOf(db, [trainerId]));
  return nameOf({ trainerId }, trainerId);
}
