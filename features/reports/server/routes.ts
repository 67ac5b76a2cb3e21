import { handle, type Route } from '#platform/server/http/handle.ts';
import { reportsApi } from '../contract.ts';
import { readReport } from './actions/gather-report.ts';
import { type ReportServices, reportFile } from './actions/report-file.ts';

export const reportsRoutes = (services: ReportServices): Route[] => [
  handle(reportsApi.read, ({ db, caller, query }) => readReport(db, caller.owner, query, services)),
  handle(reportsApi.pdf, ({ db, caller, query, nowMs }) =>
    reportFile(db, caller.owner, query, { services, nowMs }),
  ),
];
