import { z } from 'zod';
import { instant } from '#features/bookings/contract.ts';
import { CLASHES } from '#features/free-times/rules/why-not-free.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import {
  classContent,
  done,
  id,
  ofClass,
  ofOrganisation,
  ofRoom,
  ofSession,
  room,
  version,
} from './fields.ts';

const storedRoom = room.extend({ id: z.string(), version: z.int() });
export type Room = z.infer<typeof storedRoom>;

const storedClass = classContent.extend({ id: z.string(), version: z.int() });
export type GymClass = z.infer<typeof storedClass>;
export type ClassInput = Omit<GymClass, 'id' | 'version'>;

const trainer = z.object({ memberId: z.string(), name: z.string() });
export type ClassTrainer = z.infer<typeof trainer>;

/** What saving a class does to its dates and to those who booked. */
const effect = z.object({
  /** dates at another time, with so many people in them */
  moved: z.int(),
  movedPeople: z.int(),
  /** dates with another trainer or room */
  changed: z.int(),
  changedPeople: z.int(),
  cancelled: z.int(),
  cancelledPeople: z.int(),
  added: z.int(),
  /** dates for which no trainer or no room is free */
  unplaced: z.array(instant),
});
export type ClassEffect = z.infer<typeof effect>;

const session = z.object({
  id: z.string(),
  classId: z.string(),
  name: z.string(),
  start: instant,
  end: instant,
  timeZone: z.string(),
  memberId: z.string().nullable(),
  trainerName: z.string(),
  room: z.object({ id: z.string(), name: z.string() }).nullable(),
  capacity: z.int(),
  booked: z.int(),
  /** people on its waiting list */
  waiting: z.int(),
  /** null: it takes place */
  cancelReason: z.string().nullable(),
  /** what is against this trainer at this time, such as time off noted later */
  clashes: z.array(z.enum(CLASHES)),
});
export type StaffSession = z.infer<typeof session>;

const busy = z.object({ start: instant, end: instant });

const staffWeek = z.object({
  sessions: z.array(session),
  trainers: z.array(
    trainer.extend({
      /** other bookings and calendars: nobody learns which */
      busy: z.array(busy),
      timeOff: z.array(busy),
    }),
  ),
  /** dates that could not be made, as nobody or no room is free */
  unplaced: z.array(
    z.object({
      classId: z.string(),
      name: z.string(),
      start: instant,
      /** the room and the class that has it then; null: the room is free */
      takenRoom: z.object({ name: z.string(), by: z.string() }).nullable(),
      /** of the class’s trainers, who cannot then and why; empty where one of them can */
      busyTrainers: z.array(z.object({ name: z.string(), clashes: z.array(z.enum(CLASHES)) })),
    }),
  ),
});
export type StaffWeek = z.infer<typeof staffWeek>;

const read = { access: 'signed-in', rate: 'read' } as const;
const write = {
  access: 'signed-in',
  rate: 'write',
  about: ['organisations', 'timetable', 'bookings', 'times'],
} as const;

export const classesApi = {
  list: endpoint({
    ...read,
    method: 'GET',
    path: '/api/organisations/:id/classes',
    summary: 'List classes, rooms and who can give classes (owner and admins)',
    params: ofOrganisation,
    response: z.object({
      classes: z.array(storedClass),
      rooms: z.array(storedRoom),
      trainers: z.array(trainer),
    }),
  }),
  save: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/organisations/:id/classes/:classId',
    summary: 'Add or change a class; who booked is mailed what changes for them',
    params: ofClass,
    body: classContent.extend({ version }),
    response: z.object({ stored: storedClass, effect }),
  }),
  preview: endpoint({
    ...write,
    method: 'POST',
    path: '/api/organisations/:id/classes/:classId/preview',
    about: [],
    summary: 'Say what saving a class like that would do, and do nothing',
    params: ofClass,
    body: classContent.extend({ version }),
    response: effect,
  }),
  end: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/organisations/:id/classes/:classId',
    summary: 'End a class: its dates to come are cancelled, who booked is mailed',
    params: ofClass,
    response: effect,
  }),
  saveRoom: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/organisations/:id/rooms/:roomId',
    summary: 'Add or change a room',
    params: ofRoom,
    body: room.extend({ version }),
    response: storedRoom,
  }),
  removeRoom: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/organisations/:id/rooms/:roomId',
    summary: 'Remove a room that no class uses',
    params: ofRoom,
    response: done,
  }),
};

export const staffApi = {
  week: endpoint({
    ...read,
    method: 'GET',
    path: '/api/organisations/:id/staff',
    about: ['organisations', 'timetable'],
    summary: 'Show the trainers’ days, at most 31; other bookings as busy (owner and admins)',
    params: ofOrganisation,
    query: z.object({ from: instant, to: instant }),
    response: staffWeek,
  }),
  substitutes: endpoint({
    ...read,
    method: 'GET',
    path: '/api/organisations/:id/class-sessions/:sessionId/substitutes',
    about: ['organisations', 'timetable'],
    summary: 'List who could take over, those without a clash first, and free rooms',
    params: ofSession,
    response: z.object({
      trainers: z.array(trainer.extend({ clashes: z.array(z.enum(CLASHES)) })),
      rooms: z.array(storedRoom.extend({ isFree: z.boolean() })),
    }),
  }),
  change: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/organisations/:id/class-sessions/:sessionId',
    summary: 'Give a date of a class another trainer or room; who booked is mailed',
    params: ofSession,
    body: z.object({ memberId: id, roomId: id.nullable() }),
    response: done,
  }),
  cancel: endpoint({
    ...write,
    method: 'POST',
    path: '/api/organisations/:id/class-sessions/:sessionId/cancel',
    summary: 'Cancel a date of a class; who booked is mailed the reason and pays nothing',
    params: ofSession,
    body: z.object({
      reason: z.string().trim().min(1, 'Say why.').max(300, 'Use at most 300 characters.'),
    }),
    response: done,
  }),
};
