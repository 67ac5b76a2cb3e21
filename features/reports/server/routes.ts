import { handle, type Route } from '#platform/server/http/handle.ts';
import { reportSharesApi, reportsApi } from '../contract.ts';
import { readReport } from './actions/gather-report.ts';
import { type ReportServices, reportFile } from './actions/report-file.ts';
import { listShares, sharedReport, shareReport, stopSharing } from './actions/report-shares.ts';

export const reportsRoutes = (services: ReportServices): Route[] => [
  handle(reportSharesApi.list, ({ db, caller }) => listShares(db, caller.owner)),
  handle(reportSharesApi.add, ({ db, caller, body, nowMs }) =>
    shareReport(db, caller.owner, body, nowMs),
  ),
  handle(reportSharesApi.stop, async ({ db, caller, params, nowMs }) => {
    await stopSharing(db, caller.owner, params.id, nowMs);
    return { ok: true as const };
  }),
  handle(reportSharesApi.shared, ({ db, params, nowMs }) =>
    sharedReport(db, params.token, services, nowMs),
  ),
  handle(reportsApi.read, ({ db, caller, query }) => readReport(db, caller.owner, query, services)),
  handle(reportsApi.pdf, ({ db, caller, query, nowMs }) =>
    reportFile(db, caller.owner, query, { services, nowMs }),
  ),
];
