import { useQuery } from '@tanstack/react-query';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { type ClassInput, classesApi, type Room, staffApi } from '../../contract.ts';
import { classToasts } from '../messages/classes.ts';
import { staffToasts } from '../messages/staff.ts';

export const useClasses = (id: string) => useQuery(queryOf(classesApi.list, { params: { id } }));

type SavedClass = { id: string; classId: string; version: number | null; content: ClassInput };

const classInput = ({ id, classId, version, content }: SavedClass) => ({
  params: { id, classId },
  body: { ...content, version },
});

export const previewClass = (saved: SavedClass) => call(classesApi.preview, classInput(saved));

export const saveClass = mutationOf(classesApi.save, classInput, {
  done: ({ stored, effect }) =>
    effect.unplaced.length > 0
      ? classToasts.unplaced(stored.name, effect.unplaced.length)
      : classToasts.saved(stored.name),
});

export const endClass = mutationOf(
  classesApi.end,
  (params: { id: string; classId: string }) => ({ params }),
  { done: () => classToasts.ended, failed: classToasts.failed },
);

type SavedRoom = { id: string; roomId: string; body: InputOf<typeof classesApi.saveRoom>['body'] };

export const saveRoom = mutationOf(
  classesApi.saveRoom,
  ({ id, roomId, body }: SavedRoom) => ({ params: { id, roomId }, body }),
  { done: ({ name }) => classToasts.roomSaved(name) },
);

export const removeRoom = mutationOf(
  classesApi.removeRoom,
  ({ gymId, room }: { gymId: string; room: Room }) => ({ params: { id: gymId, roomId: room.id } }),
  { done: (_, { room }) => classToasts.roomRemoved(room.name), failed: classToasts.failed },
);

export const useStaffWeek = (id: string, range: { from: string; to: string }) =>
  useQuery(queryOf(staffApi.week, { params: { id }, query: range }));

export const useSubstitutes = (id: string, sessionId: string) =>
  useQuery(queryOf(staffApi.substitutes, { params: { id, sessionId } }));

type ChangedDate = { id: string; sessionId: string; memberId: string; roomId: string | null };

export const changeDate = mutationOf(
  staffApi.change,
  ({ id, sessionId, ...body }: ChangedDate) => ({ params: { id, sessionId }, body }),
  { done: () => staffToasts.changed },
);

export const cancelDate = mutationOf(
  staffApi.cancel,
  ({ id, sessionId, reason }: { id: string; sessionId: string; reason: string }) => ({
    params: { id, sessionId },
    body: { reason },
  }),
  { done: () => staffToasts.cancelled },
);
