import { forgetNextFree } from '#features/availability/server/public.ts';
import {
  type BookingServices,
  changeSession,
  countPlaces,
  endDate,
  organisedSessions,
  queueTrainer,
  type SessionRow,
} from '#features/bookings/server/public.ts';
import { timeOffSpans } from '#features/free-times/rules/open-windows.ts';
import { joinSpans, type Span } from '#features/free-times/rules/span.ts';
import {
  type OrganisationAdmin,
  organisationOf,
  recordClassDate,
} from '#features/organisations/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OutputOf } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import type { StaffWeek, staffApi } from '../../contract/classes.ts';
import { type ClassNews, composeClassEmail } from '../../rules/class-emails.ts';
import { AHEAD_MS, plannedDates } from '../../rules/class-times.ts';
import { classesOf, queueClasses, type RoomRow, roomsOf } from '../queries/classes.ts';
import { type ClassWorld, fits, loadClassWorld } from './class-dates.ts';
import { changeSentences } from './save-class.ts';
import { type Clashes, loadClashes, loadStaff, type StaffMember } from './staff.ts';
import { stretchOf, waitersOf } from './taught.ts';
import { tellBooked } from './tell-booked.ts';

const MAX_DAYS = 31;

const minutesOf = ({ startsAt, endsAt }: SessionRow): number =>
  (endsAt.getTime() - startsAt.getTime()) / MS_PER_MINUTE;

const toShown = ({ startMs, endMs }: Span) => ({
  start: new Date(startMs).toISOString(),
  end: new Date(endMs).toISOString(),
});

type Week = {
  sessions: readonly SessionRow[];
  staff: readonly StaffMember[];
  rooms: readonly RoomRow[];
  clashes: Clashes;
  nowMs: number;
};

/** Dates of the plan that are neither there nor cancelled, and what they lack. */
async function unplacedOf(
  db: Db,
  { organisationId }: OrganisationAdmin,
  { sessions, staff, rooms, clashes, nowMs }: Week,
  { startMs, endMs }: Span,
) {
  const to = Math.min(endMs, nowMs + AHEAD_MS);
  return (await classesOf(db, organisationId)).flatMap(({ id, content }) => {
    const known = new Set(
      sessions
        .filter((one) => one.offerId === id && (one.state === 'open' || one.cancelReason !== null))
        .map(({ startsAt }) => startsAt.getTime()),
    );
    const room = rooms.find((one) => one.id === content.roomId);
    return plannedDates(content, Math.max(startMs, nowMs), to)
      .filter((one) => !known.has(one.startMs))
      .map((one) => {
        const asked = { minutes: content.minutes, startMs: one.startMs, nowMs };
        const endsAt = one.startMs + content.minutes * MS_PER_MINUTE;
        const inRoom = sessions.find(
          (other) =>
            room &&
            other.roomId === room.id &&
            other.state === 'open' &&
            other.startsAt.getTime() < endsAt &&
            one.startMs < other.endsAt.getTime(),
        );
        const able = staff
          .filter(({ memberId }) => content.trainerIds.includes(memberId))
          .map(({ name, person }) => ({
            name,
            clashes: clashes.of(person, asked).filter((clash) => clash !== 'closed'),
          }));
        return {
          classId: id,
          name: content.name,
          start: new Date(one.startMs).toISOString(),
          takenRoom:
            room && inRoom ? { name: room.name, by: inRoom.terms?.offer.name ?? '' } : null,
          busyTrainers: able.every((trainer) => trainer.clashes.length > 0) ? able : [],
        };
      });
  });
}

/** The days of an organisation's trainers: its own sessions by name, all else as busy. */
export async function readStaffWeek(
  db: Db,
  admin: OrganisationAdmin,
  query: { from: string; to: string },
  nowMs: number,
): Promise<StaffWeek> {
  const span = stretchOf(query, MAX_DAYS);
  const { organisationId } = admin;
  const staff = await loadStaff(db, organisationId);
  const clashes = await loadClashes(
    db,
    staff.map(({ person }) => person),
    span,
    nowMs,
  );
  const all = await organisedSessions(db, { organisationId }, span);
  const own = new Set(all.map(({ id }) => id));
  const known = all.filter(({ state, cancelReason }) => state === 'open' || cancelReason !== null);
  const ids = known.map(({ id }) => id);
  const places = await countPlaces(db, ids, new Date(nowMs));
  // A time for one person that was only held takes place no more.
  const shown = known.filter(({ id, isClass }) => isClass || (places.get(id)?.booked ?? 0) > 0);
  const waiting = new Map<string, number>();
  for (const { id, capacity } of shown) {
    // Nobody waits for a class that has places.
    if ((places.get(id)?.booked ?? 0) >= capacity)
      waiting.set(id, (await waitersOf(db, id)).length);
  }
  const rooms = await roomsOf(db, organisationId);
  const isInside = (one: Span) => one.startMs < span.endMs && one.endMs > span.startMs;
  return {
    sessions: shown.map((session) => {
      const member = staff.find(({ person }) => person === session.trainerId);
      const room = rooms.find(({ id }) => id === session.roomId);
      const isToCome = session.state === 'open' && session.startsAt.getTime() > nowMs;
      const asked = {
        minutes: minutesOf(session),
        startMs: session.startsAt.getTime(),
        ignoring: session.id,
        nowMs,
      };
      return {
        id: session.id,
        classId: session.offerId,
        name: session.terms?.offer.name ?? '',
        start: session.startsAt.toISOString(),
        end: session.endsAt.toISOString(),
        timeZone: session.terms?.timeZone ?? 'UTC',
        memberId: member?.memberId ?? null,
        trainerName: member?.name ?? '',
        room: room ? { id: room.id, name: room.name } : null,
        capacity: session.capacity,
        booked: places.get(session.id)?.booked ?? 0,
        waiting: waiting.get(session.id) ?? 0,
        cancelReason: session.state === 'open' ? null : session.cancelReason,
        // Classes often lie outside the hours for a trainer's own offers.
        clashes: isToCome
          ? clashes.of(session.trainerId, asked).filter((clash) => clash !== 'closed')
          : [],
      };
    }),
    trainers: staff.map(({ memberId, name, person }) => {
      const known = clashes.times.get(person);
      const taken = (clashes.taken.get(person) ?? []).filter(({ id }) => !own.has(id));
      return {
        memberId,
        name,
        busy: joinSpans([...taken, ...(known?.elsewhere ?? [])].filter(isInside)).map(toShown),
        timeOff: known
          ? joinSpans(timeOffSpans(known.schedule, span).filter(isInside)).map(toShown)
          : [],
      };
    }),
    unplaced: await unplacedOf(db, admin, { sessions: all, staff, rooms, clashes, nowMs }, span),
  };
}

const noDate = () => new AppError('not_found', { message: 'That class does not exist.' });

/** A date to come of an organisation, with all that decides about it. */
async function requireSession(
  db: Db,
  { organisationId }: OrganisationAdmin,
  sessionId: string,
  nowMs: number,
): Promise<{ world: ClassWorld; session: SessionRow }> {
  const organisation = await organisationOf(db, organisationId);
  if (!organisation) throw noDate();
  const world = await loadClassWorld(db, organisation, nowMs);
  const session = world.sessions.find(({ id }) => id === sessionId);
  if (!session || session.state !== 'open') throw noDate();
  if (session.startsAt.getTime() <= nowMs) {
    throw new AppError('conflict', { reason: 'too_late', message: 'This class has begun.' });
  }
  return { world, session };
}

/** Who could take over a date, those without a clash first, and which rooms are free. */
export const listSubstitutes = (
  db: Db,
  admin: OrganisationAdmin,
  sessionId: string,
  nowMs: number,
): Promise<OutputOf<typeof staffApi.substitutes>> =>
  inTransaction(db, async (db) => {
    const { world, session } = await requireSession(db, admin, sessionId, nowMs);
    const { clashes, staff, sessions, rooms } = world;
    const startMs = session.startsAt.getTime();
    const asked = { minutes: minutesOf(session), startMs, nowMs, ignoring: session.id };
    const trainers = staff
      .filter(({ person }) => person !== session.trainerId)
      .map(({ memberId, name, person }) => ({ memberId, name, clashes: clashes.of(person, asked) }))
      .sort((a, b) => Number(a.clashes.length > 0) - Number(b.clashes.length > 0));
    const inRoom = (roomId: string) =>
      sessions.some(
        (one) =>
          one.roomId === roomId &&
          one.id !== session.id &&
          one.state === 'open' &&
          one.startsAt < session.endsAt &&
          session.startsAt < one.endsAt,
      );
    return {
      trainers,
      rooms: rooms.map(({ id, name, capacity, version }) => ({
        id,
        name,
        capacity,
        version,
        isFree: !inRoom(id),
      })),
    };
  });

/** Mails a trainer what became of a date. */
export async function tellTrainer(
  db: Db,
  { post, publicUrl }: BookingServices,
  {
    member,
    session,
    news,
  }: { member: StaffMember | undefined; session: SessionRow; news: ClassNews },
): Promise<void> {
  if (!member || !session.terms) return;
  const { offer, organisationName, timeZone } = session.terms;
  const mail = composeClassEmail({
    name: offer.name,
    organisation: organisationName,
    startMs: session.startsAt.getTime(),
    endMs: session.endsAt.getTime(),
    timeZone,
    news,
    href: `${publicUrl}/trainers/calendar`,
  });
  await post(db, { to: member.email, ...mail });
}

/** Which date of which class it is. */
const dateOf = ({ terms, startsAt }: SessionRow) => ({
  name: terms?.offer.name ?? '',
  start: startsAt.toISOString(),
});

const clash = (sentence: string, field: string) =>
  new AppError('conflict', { reason: 'clash', message: sentence, fields: { [field]: sentence } });

/** Gives a date another trainer or room, and tells who booked and both trainers. */
export const changeDate = (
  db: Db,
  services: BookingServices,
  admin: OrganisationAdmin,
  { sessionId, memberId, roomId }: { sessionId: string; memberId: string; roomId: string | null },
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (db) => {
    await queueClasses(db, admin.organisationId);
    const { world, session } = await requireSession(db, admin, sessionId, nowMs);
    const { staff, rooms, organisation } = world;
    const now = new Date(nowMs);
    const member = staff.find((one) => one.memberId === memberId);
    const room = rooms.find(({ id }) => id === roomId);
    if (!member) throw clash('That person gives no classes here. Choose another.', 'memberId');
    if (roomId !== null && !room) throw clash('That room does not exist.', 'roomId');
    await queueTrainer(db, session.trainerId);
    const to = { trainerId: member.person, roomId };
    if (session.trainerId === to.trainerId && session.roomId === to.roomId) return;
    const place = { name: room?.name ?? organisation.name, suburb: room ? organisation.name : '' };
    const terms = session.terms && { ...session.terms, place };
    if (session.trainerId !== to.trainerId) {
      const change = { trainerId: to.trainerId };
      if (!(await fits(db, (db) => changeSession(db, sessionId, change, now)))) {
        throw clash(`${member.name} has another session then. Choose another trainer.`, 'memberId');
      }
    }
    if (!(await fits(db, (db) => changeSession(db, sessionId, { roomId, terms }, now)))) {
      throw clash(`${room?.name ?? 'The room'} is taken then. Choose another.`, 'roomId');
    }
    await forgetNextFree(db, [session.trainerId, to.trainerId]);
    const news = { kind: 'changed' as const, sentences: changeSentences(world, session, to) };
    await tellBooked(db, services, sessionId, { news, agreement: { place } }, nowMs);
    const former = staff.find(({ person }) => person === session.trainerId);
    if (session.trainerId !== to.trainerId) {
      const event = { kind: 'class_given' as const, ...dateOf(session) };
      await recordClassDate(db, admin, event, { memberId, nowMs });
      const gone = { kind: 'not-yours' as const, trainer: member.name };
      await tellTrainer(db, services, { member: former, session, news: gone });
      await tellTrainer(db, services, { member, session, news: { kind: 'yours' } });
    } else {
      const other = { kind: 'other-room' as const, room: place.name };
      await tellTrainer(db, services, { member, session, news: other });
    }
  });

/** Cancels one date for a reason, which everybody who booked and its trainer are mailed. */
export const cancelDate = (
  db: Db,
  services: BookingServices,
  admin: OrganisationAdmin,
  { sessionId, reason }: { sessionId: string; reason: string },
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (db) => {
    await queueClasses(db, admin.organisationId);
    const { world, session } = await requireSession(db, admin, sessionId, nowMs);
    await endDate(db, services, session, { reason, shown: true }, nowMs);
    const event = { kind: 'class_cancelled' as const, ...dateOf(session) };
    await recordClassDate(db, admin, event, { memberId: null, nowMs });
    await forgetNextFree(db, [session.trainerId]);
    const member = world.staff.find(({ person }) => person === session.trainerId);
    await tellTrainer(db, services, { member, session, news: { kind: 'cancelled', reason } });
  });
