import type { OrganisationAdmin } from '#features/organisations/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Room } from '../../contract/classes.ts';
import { classesOf, endRoom, queueClasses, roomsOf, writeRoom } from '../queries/classes.ts';

const MAX_ROOMS = 50;

/** Adds or changes a room. Classes in it keep their number of places. */
export const saveRoom = (
  db: Db,
  { organisationId }: OrganisationAdmin,
  { id, ...values }: { id: string; name: string; capacity: number; version: number | null },
  nowMs: number,
): Promise<Room> =>
  inTransaction(db, async (db) => {
    await queueClasses(db, organisationId);
    const rooms = await roomsOf(db, organisationId);
    const before = rooms.find((room) => room.id === id);
    const { name, capacity, version } = values;
    if (rooms.some((room) => room.id !== id && room.name.toLowerCase() === name.toLowerCase())) {
      const sentence = 'Another room has this name. Use a different one.';
      throw new AppError('invalid', { message: sentence, fields: { name: sentence } });
    }
    if (!before && rooms.length >= MAX_ROOMS) {
      throw new AppError('conflict', {
        reason: 'limit_reached',
        message: 'There are 50 rooms. Remove one that is no longer used.',
      });
    }
    const stored = { id, name, capacity, version: (version ?? 0) + 1 };
    if (await writeRoom(db, { organisationId, id }, values, new Date(nowMs))) return stored;
    if (version === null && before?.name === name && before.capacity === capacity) return stored;
    if (!before) throw new AppError('not_found', { message: 'That room does not exist.' });
    throw new AppError('conflict', {
      reason: 'edited_elsewhere',
      message: 'This room was changed elsewhere. Check it, then save again.',
      current: { id, name: before.name, capacity: before.capacity, version: before.version },
    });
  });

/** Removes a room that no class uses. */
export const removeRoom = (
  db: Db,
  { organisationId }: OrganisationAdmin,
  id: string,
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (db) => {
    await queueClasses(db, organisationId);
    const used = (await classesOf(db, organisationId)).filter(
      ({ content }) => content.roomId === id,
    );
    if (used.length > 0) {
      const names = used.map(({ content }) => content.name).join(', ');
      throw new AppError('conflict', {
        reason: 'in_use',
        message: `Classes take place there: ${names}. Give them another room first.`,
      });
    }
    await endRoom(db, { organisationId, id }, new Date(nowMs));
  });
