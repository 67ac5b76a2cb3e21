import { forgetNextFree } from '#features/availability/server/public.ts';
import type { SessionTerms } from '#features/bookings/rules/session-terms.ts';
import {
  changeSession,
  insertSession,
  organisedSessions,
  queueTrainer,
  type SessionRow,
} from '#features/bookings/server/public.ts';
import { inOrderOfWork } from '#features/free-times/rules/any-trainer.ts';
import type { OrganisationId } from '#features/organisations/rules.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { postgresCodeOf } from '#platform/server/db/database-errors.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import { MS_PER_MINUTE, toWallMs, weekStartOf } from '#platform/shared/wall-clock.ts';
import type { ClassContent } from '../../rules/class-content.ts';
import { AHEAD_MS, NO_OFFER_LIMITS, plannedDates } from '../../rules/class-times.ts';
import { type ClassRow, classesOf, type RoomRow, roomsOf } from '../queries/classes.ts';
import { type Clashes, loadClashes, loadStaff, type StaffMember } from './staff.ts';

const EXCLUSION_VIOLATION = '23P01';
const UNIQUE_VIOLATION = '23505';

/** All that decides the dates of an organisation's classes. */
export type ClassWorld = {
  organisation: { id: OrganisationId; name: string };
  staff: StaffMember[];
  rooms: RoomRow[];
  sessions: SessionRow[];
  clashes: Clashes;
  nowMs: number;
};

/** The dates that have not begun and take place. */
export const toCome = ({ sessions, nowMs }: ClassWorld): SessionRow[] =>
  sessions.filter((one) => one.state === 'open' && one.startsAt.getTime() > nowMs);

export async function loadClassWorld(
  db: Db,
  organisation: ClassWorld['organisation'],
  nowMs: number,
): Promise<ClassWorld> {
  const span = { startMs: nowMs, endMs: nowMs + AHEAD_MS };
  const staff = await loadStaff(db, organisation.id);
  const people = staff.map(({ person }) => person);
  // Bookings of these trainers wait, always in the same order.
  for (const person of people.toSorted()) await queueTrainer(db, person);
  return {
    organisation,
    staff,
    rooms: await roomsOf(db, organisation.id),
    sessions: await organisedSessions(db, { organisationId: organisation.id }, span),
    clashes: await loadClashes(db, people, span, nowMs),
    nowMs,
  };
}

/** On what a place in a class is booked. */
export function termsOf(
  { organisation, rooms }: Pick<ClassWorld, 'organisation' | 'rooms'>,
  content: ClassContent,
  roomId = content.roomId,
): SessionTerms {
  const room = rooms.find(({ id }) => id === roomId);
  const { name, minutes, priceCents, capacity, policy, timeZone } = content;
  return {
    organisationName: organisation.name,
    timeZone,
    place: { name: room?.name ?? organisation.name, suburb: room ? organisation.name : '' },
    offer: {
      name,
      minutes,
      priceCents,
      capacity,
      policy,
      ...NO_OFFER_LIMITS,
      isOnline: false,
      link: null,
      needsApproval: false,
      packs: [],
    },
  };
}

export const spanOf = (startMs: number, minutes: number) => {
  const startsAt = new Date(startMs);
  const endsAt = new Date(startMs + minutes * MS_PER_MINUTE);
  return { startsAt, endsAt, keepsFrom: startsAt, keepsUntil: endsAt };
};

/** Runs a statement that a constraint may refuse, so that the transaction goes on. */
export async function fits(db: Db, run: (db: Db) => Promise<void>): Promise<boolean> {
  try {
    await inTransaction(db, run);
    return true;
  } catch (error) {
    if ([EXCLUSION_VIOLATION, UNIQUE_VIOLATION].includes(postgresCodeOf(error) ?? '')) return false;
    throw error;
  }
}

/** Who gives a date: those without a clash first, and of them who has least that week. */
export function trainersFor(
  world: ClassWorld,
  content: ClassContent,
  startMs: number,
  ignoring?: string,
): OwnerId[] {
  const { staff, sessions, clashes, nowMs } = world;
  const week = weekStartOf(toWallMs(content.timeZone, startMs));
  const inWeek = new Map<string, number>();
  for (const { trainerId, startsAt, state } of sessions) {
    if (state !== 'open') continue;
    if (weekStartOf(toWallMs(content.timeZone, startsAt.getTime())) !== week) continue;
    inWeek.set(trainerId, (inWeek.get(trainerId) ?? 0) + 1);
  }
  const asked = { minutes: content.minutes, startMs, nowMs, ...(ignoring && { ignoring }) };
  const able = staff
    .filter(({ memberId }) => content.trainerIds.includes(memberId))
    .map(({ person }) => ({ person, clashes: clashes.of(person, asked) }));
  const free = able.filter((one) => one.clashes.length === 0).map(({ person }) => person);
  return [
    ...inOrderOfWork(free, inWeek),
    ...inOrderOfWork(
      able.map((one) => one.person).filter((p) => !free.includes(p)),
      inWeek,
    ),
  ];
}

/** Makes one date of a class with the first trainer who is free; false where nobody or no room is. */
async function makeDate(
  db: Db,
  world: ClassWorld,
  { id: offerId, content }: Pick<ClassRow, 'id' | 'content'>,
  startMs: number,
): Promise<boolean> {
  const { organisation, nowMs } = world;
  const now = new Date(nowMs);
  const closed = world.sessions.find(
    (one) => one.offerId === offerId && one.startsAt.getTime() === startMs,
  );
  for (const trainerId of trainersFor(world, content, startMs)) {
    const row = {
      id: closed?.id ?? newId(),
      trainerId,
      offerId,
      placeId: null,
      ...spanOf(startMs, content.minutes),
      capacity: content.capacity,
      organisationId: organisation.id,
      roomId: content.roomId,
      terms: termsOf(world, content),
      isClass: true,
      cancelReason: null,
      clashToldFor: null,
    };
    const made = await fits(db, (db) =>
      closed
        ? changeSession(db, closed.id, { ...row, state: 'open' }, now)
        : insertSession(db, row, now),
    );
    if (!made) continue;
    const session = { ...row, state: 'open' as const, createdAt: now, updatedAt: now };
    world.sessions = [...world.sessions.filter(({ id }) => id !== row.id), session];
    return true;
  }
  return false;
}

/** Makes the dates to come that are not there; those that were cancelled stay so. */
export async function makeDates(
  db: Db,
  world: ClassWorld,
  row: Pick<ClassRow, 'id' | 'content'>,
): Promise<{ added: number; unplaced: number[] }> {
  const { nowMs } = world;
  const known = new Set(
    world.sessions
      .filter(
        (one) => one.offerId === row.id && (one.state === 'open' || one.cancelReason !== null),
      )
      .map(({ startsAt }) => startsAt.getTime()),
  );
  let added = 0;
  const unplaced: number[] = [];
  for (const { startMs } of plannedDates(row.content, nowMs + 1, nowMs + AHEAD_MS)) {
    if (known.has(startMs)) continue;
    if (await makeDate(db, world, row, startMs)) added += 1;
    else unplaced.push(startMs);
  }
  if (added > 0) {
    await forgetNextFree(
      db,
      world.staff.map(({ person }) => person),
    );
  }
  return { added, unplaced };
}

/** The dates of all classes of an organisation. */
export async function makeAllDates(db: Db, world: ClassWorld): Promise<void> {
  for (const row of await classesOf(db, world.organisation.id)) await makeDates(db, world, row);
}
