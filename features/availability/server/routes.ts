import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import {
  dateHoursApi,
  otherCalendarsApi,
  sessionPlacesApi,
  timeOffApi,
  weekApi,
} from '../contract.ts';
import { forgetCalendar, listCalendars, type OtherCalendars } from './actions/calendars.ts';
import {
  listSessionPlaces,
  listTimeOff,
  sessionPlaceActions,
  timeOffActions,
} from './actions/time-records.ts';
import { forgetDateHours, listDateHours, saveDateHours, saveWeek } from './actions/week.ts';
import { weekOf } from './queries/week.ts';

export const availabilityRoutes = (calendars: OtherCalendars): Route[] => [
  handle(weekApi.read, ({ db, caller }) => weekOf(db, caller.owner)),
  handle(weekApi.save, ({ db, caller, body, nowMs }) => saveWeek(db, caller.owner, body, nowMs)),
  handle(dateHoursApi.list, ({ db, caller, nowMs }) => listDateHours(db, caller.owner, nowMs)),
  handle(dateHoursApi.save, ({ db, caller, params, body, nowMs }) =>
    saveDateHours(db, caller.owner, { ...params, ...body }, nowMs),
  ),
  handle(dateHoursApi.remove, async ({ db, caller, params }) => {
    await forgetDateHours(db, caller.owner, params.day);
    return { ok: true };
  }),
  handle(timeOffApi.list, ({ db, caller, nowMs }) => listTimeOff(db, caller.owner, nowMs)),
  ...recordRoutes(timeOffApi, timeOffActions),
  handle(sessionPlacesApi.list, ({ db, caller }) => listSessionPlaces(db, caller.owner)),
  ...recordRoutes(sessionPlacesApi, sessionPlaceActions),
  handle(otherCalendarsApi.list, ({ db, caller, nowMs }) => listCalendars(db, caller.owner, nowMs)),
  handle(otherCalendarsApi.add, ({ db, caller, body, nowMs }) =>
    calendars.add(db, caller.owner, body, nowMs),
  ),
  handle(otherCalendarsApi.refresh, ({ db, caller, params, nowMs }) =>
    calendars.refresh(db, caller.owner, params.id, nowMs),
  ),
  handle(otherCalendarsApi.remove, async ({ db, caller, params }) => {
    await forgetCalendar(db, caller.owner, params.id);
    return { ok: true };
  }),
];
