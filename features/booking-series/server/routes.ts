import type { TimeServices } from '#features/bookings/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { seriesApi } from '../contract.ts';
import { bookSeries, previewSeries } from './actions/book-series.ts';
import {
  cancelSeries,
  decideSeries,
  moveSeries,
  previewMove,
  seriesToCome,
} from './actions/change-series.ts';
import { bookSeriesForClient, previewForClient } from './actions/series-for-client.ts';

export const bookingSeriesRoutes = (services: TimeServices): Route[] => [
  handle(seriesApi.preview, ({ db, body, nowMs }) => previewSeries(db, body, nowMs)),
  handle(seriesApi.book, ({ db, caller, body, nowMs }) =>
    bookSeries(db, services, caller.owner, body, nowMs),
  ),
  handle(seriesApi.previewForClient, ({ db, caller, body, nowMs }) =>
    previewForClient(db, caller.owner, body, nowMs),
  ),
  handle(seriesApi.bookForClient, ({ db, caller, body, nowMs }) =>
    bookSeriesForClient(db, services, caller.owner, body, nowMs),
  ),
  handle(seriesApi.toCome, ({ db, caller, params, nowMs }) =>
    seriesToCome(db, caller.owner, params.id, nowMs),
  ),
  handle(seriesApi.cancel, ({ db, caller, params, body, nowMs }) =>
    cancelSeries(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
  handle(seriesApi.decide, ({ db, caller, params, body, nowMs }) =>
    decideSeries(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
  handle(seriesApi.previewMove, ({ db, caller, params, body, nowMs }) =>
    previewMove(db, caller.owner, { ...params, ...body }, nowMs),
  ),
  handle(seriesApi.move, ({ db, caller, params, body, nowMs }) =>
    moveSeries(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
];
