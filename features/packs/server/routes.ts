import type { BookingServices } from '#features/bookings/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { packsApi } from '../contract.ts';
import { listPacks, refundPack, sellPack } from './actions/packs.ts';

export const packsRoutes = (services: BookingServices): Route[] => [
  handle(packsApi.mine, ({ db, caller, nowMs }) => listPacks(db, caller.owner, nowMs)),
  handle(packsApi.sell, ({ db, caller, body, nowMs }) =>
    sellPack(db, services, caller.owner, body, nowMs),
  ),
  handle(packsApi.refund, ({ db, caller, params, body, nowMs }) =>
    refundPack(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
];
