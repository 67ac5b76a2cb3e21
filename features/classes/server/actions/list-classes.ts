import type { OrganisationAdmin } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OutputOf } from '#platform/shared/endpoint.ts';
import type { ClassInput, classesApi } from '../../contract/classes.ts';
import { classesOf, roomsOf } from '../queries/classes.ts';
import { loadStaff } from './staff.ts';

/** An organisation's classes and rooms, and who can give classes. */
export async function listClasses(
  db: Db,
  { organisationId }: OrganisationAdmin,
): Promise<OutputOf<typeof classesApi.list>> {
  const classes = await classesOf(db, organisationId);
  const rooms = await roomsOf(db, organisationId);
  const staff = await loadStaff(db, organisationId);
  return {
    classes: classes.map(({ id, version, content }) => ({
      ...(content as ClassInput),
      id,
      version,
    })),
    rooms: rooms.map(({ id, name, capacity, version }) => ({ id, name, capacity, version })),
    trainers: staff.map(({ memberId, name }) => ({ memberId, name })),
  };
}
