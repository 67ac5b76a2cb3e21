import { randomBytes } from 'node:crypto';
import type { CalendarAddressApi } from '#platform/shared/calendar-address.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Db } from '../db/database.ts';
import { handle, plainRoute, type Route } from '../http/handle.ts';
import type { OwnerId } from '../sessions/owner.ts';
import type { AddressRows } from './address-rows.ts';

const TOKEN = /^[\w-]{22}$/;

type FeedOptions = {
  api: CalendarAddressApi;
  /** where calendars fetch it: "/api/meal-calendar/:token" */
  feedPath: string;
  addresses: AddressRows;
  /** the feed of a person as an iCalendar file; `search` is what follows the address */
  write: (db: Db, owner: OwnerId, nowMs: number, search: URLSearchParams) => Promise<string>;
  db: Db;
  clock: () => number;
};

/** A feed for calendars at a secret address, which its owner makes, renews and ends. */
export function calendarFeedRoutes(options: FeedOptions): Route[] {
  const { api, feedPath, addresses, write, db, clock } = options;
  const pathOf = (token: string | null) => ({
    path: token === null ? null : `${feedPath.replace(':token', token)}.ics`,
  });
  return [
    handle(api.read, async ({ db, caller }) => pathOf(await addresses.tokenOf(db, caller.owner))),
    handle(api.renew, async ({ db, caller, nowMs }) => {
      const token = randomBytes(16).toString('base64url');
      await addresses.set(db, caller.owner, token, new Date(nowMs));
      return pathOf(token);
    }),
    handle(api.stop, async ({ db, caller }) => {
      await addresses.remove(db, caller.owner);
      return pathOf(null);
    }),
    plainRoute((app) => {
      app.get<{ Params: { token: string } }>(`${feedPath}.ics`, async (request, reply) => {
        const { token } = request.params;
        const owner = TOKEN.test(token) ? await addresses.ownerOf(db, token) : null;
        reply.headers({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex, nofollow',
          'referrer-policy': 'no-referrer',
        });
        if (!owner) {
          throw new AppError('not_found', { message: 'This calendar is no longer shared.' });
        }
        const { searchParams } = new URL(request.url, 'http://feed');
        const calendar = await write(db, owner, clock(), searchParams);
        return reply.header('content-type', 'text/calendar; charset=utf-8').send(calendar);
      });
    }),
  ];
}
