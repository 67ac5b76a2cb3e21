import type { BookingServices } from '#features/bookings/server/public.ts';
import { requireOrganisationAdmin } from '#features/organisations/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { classesApi, staffApi } from '../contract/classes.ts';
import { taughtApi, timetableApi } from '../contract/timetable.ts';
import { listClasses } from './actions/list-classes.ts';
import { removeRoom, saveRoom } from './actions/rooms.ts';
import { endClass, previewClass, saveClass } from './actions/save-class.ts';
import { cancelDate, changeDate, listSubstitutes, readStaffWeek } from './actions/staff-week.ts';
import { listPeople, listTaught, sayMissingForGym } from './actions/taught.ts';
import { bookPlace, readTimetable, waitForPlace } from './actions/timetable.ts';

const done = { ok: true } as const;

const runningRoutes = (services: BookingServices): Route[] => [
  handle(classesApi.list, async ({ db, caller, params }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'seeMembers');
    return listClasses(db, admin);
  }),
  handle(classesApi.save, async ({ db, caller, params, body, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
    const { version, ...content } = body;
    return saveClass(db, services, admin, { id: params.classId, content, version }, nowMs);
  }),
  handle(classesApi.preview, async ({ db, caller, params, body, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
    const { version, ...content } = body;
    return previewClass(db, services, admin, { id: params.classId, content, version }, nowMs);
  }),
  handle(classesApi.end, async ({ db, caller, params, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
    return endClass(db, services, admin, params.classId, nowMs);
  }),
  handle(classesApi.saveRoom, async ({ db, caller, params, body, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
    return saveRoom(db, admin, { id: params.roomId, ...body }, nowMs);
  }),
  handle(classesApi.removeRoom, async ({ db, caller, params, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
    await removeRoom(db, admin, params.roomId, nowMs);
    return done;
  }),
];

const staffRoutes = (services: BookingServices): Route[] => [
  handle(staffApi.week, async ({ db, caller, params, query, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'seeMembers');
    return readStaffWeek(db, admin, query, nowMs);
  }),
  handle(staffApi.substitutes, async ({ db, caller, params, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
    return listSubstitutes(db, admin, params.sessionId, nowMs);
  }),
  handle(staffApi.change, async ({ db, caller, params, body, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
    await changeDate(db, services, admin, { ...body, sessionId: params.sessionId }, nowMs);
    return done;
  }),
  handle(staffApi.cancel, async ({ db, caller, params, body, nowMs }) => {
    const admin = await requireOrganisationAdmin(db, caller, params.id, 'changeMembers');
    await cancelDate(db, services, admin, { ...body, sessionId: params.sessionId }, nowMs);
    return done;
  }),
];

/** Classes of organisations: for who runs them, who goes to them and who gives them. */
export const classesRoutes = (services: BookingServices): Route[] => [
  ...runningRoutes(services),
  ...staffRoutes(services),
  handle(timetableApi.read, ({ db, caller, nowMs }) => readTimetable(db, caller.owner, nowMs)),
  handle(timetableApi.book, ({ db, caller, params, body, nowMs }) =>
    bookPlace(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
  handle(timetableApi.wait, async ({ db, caller, params, nowMs }) => {
    await waitForPlace(db, caller.owner, params.sessionId, nowMs);
    return done;
  }),
  handle(taughtApi.list, ({ db, caller, query, nowMs }) =>
    listTaught(db, caller.owner, query, nowMs),
  ),
  handle(taughtApi.people, ({ db, caller, params, nowMs }) =>
    listPeople(db, caller.owner, params.sessionId, nowMs),
  ),
  handle(taughtApi.sayMissing, async ({ db, caller, params, body, nowMs }) => {
    await sayMissingForGym(db, services, caller.owner, { ...params, ...body }, nowMs);
    return done;
  }),
];
