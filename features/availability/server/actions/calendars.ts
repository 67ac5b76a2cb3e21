import type { Span } from '#features/free-times/rules/span.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { Sealer } from '#platform/server/secrets/sealer.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_MINUTE, MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import type { OtherCalendar } from '../../contract.ts';
import { toCalendarAddress } from '../../rules/calendar-address.ts';
import {
  CALENDAR_EVERY_MINUTES,
  CALENDAR_FAILURE_WORDS,
  CALENDAR_FRESH_MINUTES,
  type CalendarFailure,
  MAX_CALENDARS,
} from '../../rules/calendar-failures.ts';
import { MAX_DAYS_AHEAD } from '../../rules/check-hours.ts';
import {
  type CalendarRead,
  type CalendarSources,
  readCalendar,
} from '../providers/read-calendar.ts';
import {
  busyTimesOf,
  type CalendarRow,
  calendarOf,
  calendarsOf,
  claimDueCalendars,
  countCalendars,
  countUpcoming,
  insertCalendar,
  noteTry,
  removeCalendar,
  replaceBusyTimes,
} from '../queries/calendars.ts';
import { forgetNextFree } from '../queries/next-free.ts';
import { unsealAddress } from '../queries/sealed-address.ts';
import { zoneOf } from './week.ts';

/** The purpose for which addresses are sealed (platform/server/secrets/sealer.ts). */
export const CALENDAR_SEAL = 'calendar addresses';

const DUE_AT_ONCE = 20;
/** Worth telling at once where the address is given; who does not answer now may do so later. */
const isFinal = (failure: CalendarFailure) => failure !== 'no-answer';

export type CalendarServices = CalendarSources & {
  sealer: Sealer;
  publicUrl: string;
  /** other features follow what is busy, in the same transaction */
  onBusyChange: (db: Db, owner: OwnerId, nowMs: number) => Promise<void>;
};

const notFound = () => new AppError('not_found', { message: 'That calendar does not exist.' });
const refusal = (failure: CalendarFailure) => {
  const message = CALENDAR_FAILURE_WORDS[failure];
  return new AppError('invalid', { message, fields: { address: message } });
};

function toShown(row: CalendarRow, upcoming: number): OtherCalendar {
  const { id, name, host, readAt, failure } = row;
  return { id, name, host, readAt: readAt?.toISOString() ?? null, failure, upcoming };
}

/** Time brings far events into range, and another zone moves whole days, though a calendar is unchanged. */
const isExpanded = (row: CalendarRow, timeZone: string, nowMs: number): boolean =>
  row.timeZone === timeZone &&
  row.expandedAt !== null &&
  nowMs - row.expandedAt.getTime() <= MS_PER_WALL_DAY;

const isSame = (a: readonly Span[], b: readonly Span[]): boolean =>
  a.length === b.length &&
  a.every((one, index) => one.startMs === b[index]?.startMs && one.endMs === b[index]?.endMs);

export async function listCalendars(
  db: Db,
  owner: OwnerId,
  nowMs: number,
): Promise<OtherCalendar[]> {
  const [rows, upcoming] = await Promise.all([
    calendarsOf(db, owner),
    countUpcoming(db, owner, new Date(nowMs)),
  ]);
  return rows.map((row) => toShown(row, upcoming.get(row.id) ?? 0));
}

export const forgetCalendar = (db: Db, owner: OwnerId, id: string): Promise<void> =>
  inTransaction(db, async (db) => {
    if (!(await removeCalendar(db, owner, id))) throw notFound();
    await forgetNextFree(db, [owner]);
  });

/** Reads calendars elsewhere: where they are given, when their owner asks, and every quarter of an hour. */
export function createOtherCalendars(services: CalendarServices) {
  const { sealer, publicUrl, onBusyChange } = services;
  const ownIds = `@${new URL(publicUrl).hostname}`;

  const read = (address: string, { etag, nowMs, timeZone }: Reading): Promise<CalendarRead> =>
    readCalendar(services, address, { timeZone, ownIds, range: rangeFrom(nowMs), etag });

  async function refresh(db: Db, owner: OwnerId, id: string, nowMs: number): Promise<void> {
    const row = await calendarOf(db, owner, id);
    if (!row) throw notFound();
    const timeZone = await zoneOf(db, owner);
    const etag = isExpanded(row, timeZone, nowMs) ? row.etag : null;
    const address = unsealAddress(sealer, row.sealed);
    const found: CalendarRead = address
      ? await read(address, { etag, nowMs, timeZone })
      : { state: 'failed', failure: 'bad-address' };
    // Sealed again each time, so that a secret of earlier can go.
    const sealed = address && { sealed: sealer.seal(address) };
    await keep(db, owner, { id, found, nowMs, timeZone, onBusyChange, ...sealed });
  }

  return {
    /**
     * Keeps a calendar with its busy times. Refuses what is none or leads into a private network; who does
     * not answer is tried again later. Repeating the call with the same id answers what is kept.
     */
    async add(
      db: Db,
      owner: OwnerId,
      { id, name, address }: { id: string; name: string; address: string },
      nowMs: number,
    ): Promise<OtherCalendar> {
      if (!(await calendarOf(db, owner, id))) {
        if ((await countCalendars(db, owner)) >= MAX_CALENDARS) {
          const message = `You have ${MAX_CALENDARS} calendars. Delete one that you no longer need.`;
          throw new AppError('conflict', { reason: 'too_many', message });
        }
        const url = toCalendarAddress(address, services.web.isOwnHost);
        if (!url) throw refusal('bad-address');
        const timeZone = await zoneOf(db, owner);
        const found = await read(url.href, { etag: null, nowMs, timeZone });
        if (found.state === 'failed' && isFinal(found.failure)) throw refusal(found.failure);
        const at = new Date(nowMs);
        const sealed = sealer.seal(url.href);
        await inTransaction(db, async (db) => {
          const row = { id, name, host: url.host, sealed, createdAt: at, triedAt: at };
          await insertCalendar(db, owner, row);
          await keep(db, owner, { id, found, nowMs, timeZone, onBusyChange });
        });
      }
      return shownOne(db, owner, id, nowMs);
    },

    /** Reads a calendar now, and answers how it stands. */
    async refresh(db: Db, owner: OwnerId, id: string, nowMs: number): Promise<OtherCalendar> {
      await refresh(db, owner, id, nowMs);
      return shownOne(db, owner, id, nowMs);
    },

    /** Reads those calendars of a trainer that were not read for a minute, each at most 5 seconds. */
    async refreshStale(db: Db, owner: OwnerId, nowMs: number): Promise<void> {
      const before = nowMs - CALENDAR_FRESH_MINUTES * MS_PER_MINUTE;
      const stale = (await calendarsOf(db, owner)).filter((row) => row.triedAt.getTime() < before);
      await Promise.all(stale.map(({ id }) => refresh(db, owner, id, nowMs)));
    },

    /** Reads the calendars of everybody that are due. */
    async refreshDue(db: Db, nowMs: number): Promise<void> {
      const before = new Date(nowMs - CALENDAR_EVERY_MINUTES * MS_PER_MINUTE);
      for (;;) {
        const due = await claimDueCalendars(db, {
          before,
          now: new Date(nowMs),
          limit: DUE_AT_ONCE,
        });
        // One that was deleted meanwhile is no reason to leave out the others.
        await Promise.allSettled(due.map(({ owner, id }) => refresh(db, owner, id, nowMs)));
        if (due.length < DUE_AT_ONCE) return;
      }
    },
  };
}

export type OtherCalendars = ReturnType<typeof createOtherCalendars>;

type Kept = Pick<CalendarServices, 'onBusyChange'> & {
  id: string;
  found: CalendarRead;
  nowMs: number;
  timeZone: string;
  sealed?: string;
};
type Reading = { etag: string | null; nowMs: number; timeZone: string };

const rangeFrom = (nowMs: number): Span => ({
  startMs: nowMs - MS_PER_WALL_DAY,
  endMs: nowMs + MAX_DAYS_AHEAD * MS_PER_WALL_DAY,
});

async function shownOne(db: Db, owner: OwnerId, id: string, nowMs: number): Promise<OtherCalendar> {
  const shown = (await listCalendars(db, owner, nowMs)).find((one) => one.id === id);
  if (!shown) throw notFound();
  return shown;
}

/** Keeps what reading a calendar came to. After a failure the busy times that are known stay. */
function keep(
  db: Db,
  owner: OwnerId,
  { id, found, nowMs, timeZone, sealed, onBusyChange }: Kept,
): Promise<void> {
  const at = new Date(nowMs);
  return inTransaction(db, async (db) => {
    if (found.state === 'failed') {
      await noteTry(db, owner, id, { triedAt: at, failure: found.failure });
      return;
    }
    const expanded = found.state === 'read' ? { etag: found.etag, expandedAt: at, timeZone } : {};
    const isThere = await noteTry(db, owner, id, {
      triedAt: at,
      readAt: at,
      failure: null,
      ...expanded,
      ...(sealed && { sealed }),
    });
    if (!isThere || found.state !== 'read') return;
    const before = await busyTimesOf(db, owner, id);
    if (isSame(before, found.busy)) return;
    await replaceBusyTimes(db, owner, id, found.busy);
    await forgetNextFree(db, [owner]);
    await onBusyChange(db, owner, nowMs);
  });
}
