import {
  type BookingServices,
  bookingsInSession,
  changeSession,
  endDate,
  endOlderTime,
  moveUpIn,
  type SessionRow,
} from '#features/bookings/server/public.ts';
import { dayWords, timeWords } from '#features/free-times/rules/when-words.ts';
import { type OrganisationAdmin, organisationOf } from '#features/organisations/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { ClassEffect, ClassInput, GymClass } from '../../contract/classes.ts';
import { type ClassContent, classProblems } from '../../rules/class-content.ts';
import { AHEAD_MS, movedDates } from '../../rules/class-times.ts';
import { classOf, endClassRow, isClassId, queueClasses, writeClass } from '../queries/classes.ts';
import {
  type ClassWorld,
  fits,
  loadClassWorld,
  makeDates,
  spanOf,
  termsOf,
  toCome,
  trainersFor,
} from './class-dates.ts';
import { tellBooked } from './tell-booked.ts';

const NO_EFFECT: ClassEffect = {
  moved: 0,
  movedPeople: 0,
  changed: 0,
  changedPeople: 0,
  cancelled: 0,
  cancelledPeople: 0,
  added: 0,
  unplaced: [],
};

const GONE = 'The class no longer takes place at this time.';

type Change = {
  world: ClassWorld;
  services: BookingServices;
  /** null: it is new */
  before: ClassContent | null;
  after: ClassContent;
};

/** The trainer and room of a date after a change: what was changed for this date alone stays. */
function placeOf({ world, before, after }: Change, session: SessionRow, startMs: number) {
  const memberOf = (person: OwnerId) => world.staff.find((one) => one.person === person)?.memberId;
  const member = memberOf(session.trainerId);
  const stays =
    member !== undefined &&
    (after.trainerIds.includes(member) || !before?.trainerIds.includes(member));
  const others = trainersFor(world, after, startMs, session.id);
  const isOwnRoom = session.roomId === (before?.roomId ?? null);
  return {
    trainers: stays
      ? [session.trainerId, ...others.filter((one) => one !== session.trainerId)]
      : others,
    roomId: isOwnRoom ? after.roomId : session.roomId,
  };
}

const noPlace = ({ after }: Change, startMs: number) =>
  new AppError('conflict', {
    reason: 'clash',
    message: `People booked ${dayWords(startMs, after.timeZone)}, ${timeWords(startMs, after.timeZone)}, where no trainer or room is free. Change that date first.`,
  });

/** What those who booked are told of another trainer or room. */
export function changeSentences(
  { staff, rooms }: Pick<ClassWorld, 'staff' | 'rooms'>,
  from: Pick<SessionRow, 'trainerId' | 'roomId'>,
  to: Pick<SessionRow, 'trainerId' | 'roomId'>,
): string[] {
  const person = (id: string) => staff.find((one) => one.person === id)?.name || 'another trainer';
  const room = (id: string | null) => rooms.find((one) => one.id === id)?.name;
  return [
    ...(from.trainerId === to.trainerId
      ? []
      : [`${person(to.trainerId)} gives it now, instead of ${person(from.trainerId)}.`]),
    ...(from.roomId === to.roomId
      ? []
      : [`It takes place in ${room(to.roomId) ?? 'the gym'} now.`]),
  ];
}

/** Takes a date along with a change of its class; what became of it, with how many had booked. */
async function takeAlong(
  db: Db,
  change: Change,
  session: SessionRow,
  startMs: number,
): Promise<{ became: 'same' | 'moved' | 'changed' | 'ended'; people: number }> {
  const { world, services, after } = change;
  const { nowMs } = world;
  const now = new Date(nowMs);
  const people = (await bookingsInSession(db, session.id)).length;
  const { trainers, roomId } = placeOf(change, session, startMs);
  const terms = termsOf(world, after, roomId);
  const { capacity, minutes } = after;
  for (const trainerId of trainers) {
    const to = { ...spanOf(startMs, minutes), trainerId, roomId, terms, capacity };
    if (!(await fits(db, (db) => changeSession(db, session.id, to, now)))) continue;
    world.sessions = world.sessions.map((one) => (one.id === session.id ? { ...one, ...to } : one));
    const isMoved =
      to.startsAt.getTime() !== session.startsAt.getTime() ||
      to.endsAt.getTime() !== session.endsAt.getTime();
    const sentences = changeSentences(world, session, to);
    if (isMoved) await endOlderTime(db, services, session, nowMs);
    else if (capacity > session.capacity) await moveUpIn(db, services, session.id, nowMs);
    if (!isMoved && sentences.length === 0) return { became: 'same', people };
    const news = isMoved
      ? ({ kind: 'moved', by: 'trainer', from: session.startsAt } as const)
      : ({ kind: 'changed', sentences } as const);
    const agreement = { place: terms.place, ...(isMoved && { wasMovedByTrainer: true }) };
    await tellBooked(db, services, session.id, { news, agreement }, nowMs);
    return { became: isMoved ? 'moved' : 'changed', people };
  }
  if (people > 0) throw noPlace(change, startMs);
  await changeSession(db, session.id, { state: 'closed', cancelReason: null }, now);
  world.sessions = world.sessions.filter(({ id }) => id !== session.id);
  return { became: 'ended', people: 0 };
}

/** What moves later goes latest first, what moves earlier earliest first: so none is in another's way. */
const inOrder = (moves: { session: SessionRow; toMs: number | null }[]) => {
  const at = ({ session }: { session: SessionRow }) => session.startsAt.getTime();
  const isLater = (one: (typeof moves)[number]) => one.toMs !== null && one.toMs > at(one);
  return [
    ...moves.filter(({ toMs }) => toMs === null),
    ...moves.filter(isLater).sort((a, b) => at(b) - at(a)),
    ...moves.filter((one) => one.toMs !== null && !isLater(one)).sort((a, b) => at(a) - at(b)),
  ];
};

/** Brings the dates to come in line with a class that was changed. */
async function applyChange(db: Db, change: Change, id: string): Promise<ClassEffect> {
  const { world, services, before, after } = change;
  const { nowMs } = world;
  const range = { fromMs: nowMs + 1, toMs: nowMs + AHEAD_MS };
  const targets = before ? movedDates(before, after, range) : new Map<number, number | null>();
  const effect = { ...NO_EFFECT };
  const moves = toCome(world)
    .filter((one) => one.offerId === id)
    .map((session) => ({ session, toMs: targets.get(session.startsAt.getTime()) ?? null }));
  for (const { session, toMs } of inOrder(moves)) {
    if (toMs === null || toMs <= nowMs) {
      const people = await endDate(db, services, session, { reason: GONE, shown: false }, nowMs);
      world.sessions = world.sessions.filter((one) => one.id !== session.id);
      effect.cancelled += 1;
      effect.cancelledPeople += people;
      continue;
    }
    const { became, people } = await takeAlong(db, change, session, toMs);
    if (became === 'moved') {
      effect.moved += 1;
      effect.movedPeople += people;
    }
    if (became === 'changed') {
      effect.changed += 1;
      effect.changedPeople += people;
    }
  }
  const { added, unplaced } = await makeDates(db, world, { id, content: after });
  effect.added = added;
  effect.unplaced = unplaced.map((ms) => new Date(ms).toISOString());
  return effect;
}

const noClass = () => new AppError('not_found', { message: 'That class does not exist.' });

async function worldOf(db: Db, { organisationId }: OrganisationAdmin, nowMs: number) {
  const organisation = await organisationOf(db, organisationId);
  if (!organisation) throw noClass();
  await queueClasses(db, organisationId);
  return loadClassWorld(db, organisation, nowMs);
}

const editedElsewhere = (current: GymClass | null) =>
  new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: 'This class was changed elsewhere. Check it, then save again.',
    ...(current && { current }),
  });

function assertFine(content: ClassContent, { rooms, staff }: ClassWorld): void {
  const room = rooms.find(({ id }) => id === content.roomId) ?? null;
  const [problem] = classProblems(content, room);
  const isStaff = (id: string) => staff.some(({ memberId }) => memberId === id);
  const fields = problem
    ? { [problem.field]: problem.sentence }
    : content.roomId !== null && !room
      ? { roomId: 'That room does not exist. Choose another.' }
      : content.trainerIds.every(isStaff)
        ? null
        : { trainerIds: 'A trainer you chose no longer gives classes here. Choose again.' };
  if (fields) throw new AppError('invalid', { message: Object.values(fields)[0] ?? '', fields });
}

type Saved = { id: string; content: ClassInput; version: number | null };

/** Stores a class and brings its dates in line; who booked is mailed in the same transaction. */
export const saveClass = (
  db: Db,
  services: BookingServices,
  admin: OrganisationAdmin,
  { id, content, version }: Saved,
  nowMs: number,
): Promise<{ stored: GymClass; effect: ClassEffect }> =>
  inTransaction(db, async (db) => {
    const world = await worldOf(db, admin, nowMs);
    assertFine(content, world);
    const { organisationId } = admin;
    const before = await classOf(db, organisationId, id);
    if (!before && (version !== null || (await isClassId(db, id)))) throw noClass();
    if (before?.endedAt) throw noClass();
    const current = before && { ...(before.content as ClassInput), id, version: before.version };
    const at = { organisationId, id };
    if (!(await writeClass(db, at, { content, version }, new Date(nowMs)))) {
      // The same call again, as its answer was lost.
      const isSame =
        current &&
        version === null &&
        JSON.stringify(current) === JSON.stringify({ ...content, id, version: 1 });
      if (isSame) return { stored: current, effect: NO_EFFECT };
      throw editedElsewhere(current);
    }
    const change = { world, services, before: before?.content ?? null, after: content };
    const effect = await applyChange(db, change, id);
    return { stored: { ...content, id, version: (version ?? 0) + 1 }, effect };
  });

class NothingDone extends Error {
  readonly effect: ClassEffect;
  constructor(effect: ClassEffect) {
    super('Nothing was to be done.');
    this.effect = effect;
  }
}

/** What saving would do: it is done in a transaction that ends without effect. */
export async function previewClass(
  db: Db,
  services: BookingServices,
  admin: OrganisationAdmin,
  wanted: Saved,
  nowMs: number,
): Promise<ClassEffect> {
  const silent = { ...services, post: async () => {} };
  try {
    return await inTransaction(db, async (db) => {
      const { effect } = await saveClass(db, silent, admin, wanted, nowMs);
      throw new NothingDone(effect);
    });
  } catch (error) {
    if (error instanceof NothingDone) return error.effect;
    throw error;
  }
}

/** Ends a class with all its dates to come. Ended already: nothing more happens. */
export const endClass = (
  db: Db,
  services: BookingServices,
  admin: OrganisationAdmin,
  id: string,
  nowMs: number,
): Promise<ClassEffect> =>
  inTransaction(db, async (db) => {
    const world = await worldOf(db, admin, nowMs);
    const row = await classOf(db, admin.organisationId, id);
    if (!row) throw noClass();
    const effect = { ...NO_EFFECT };
    if (row.endedAt) return effect;
    const why = { reason: 'The class has ended.', shown: false };
    for (const session of toCome(world)) {
      if (session.offerId !== id) continue;
      effect.cancelledPeople += await endDate(db, services, session, why, nowMs);
      effect.cancelled += 1;
    }
    await endClassRow(db, row, new Date(nowMs));
    return effect;
  });
