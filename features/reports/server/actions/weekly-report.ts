import { may } from '#features/plans/rules/entitlements.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { reportFileName } from '../../rules/report-file.ts';
import { readReport } from './gather-report.ts';
import { makeReportPdf, type ReportServices } from './report-file.ts';

/** The report of the week before a Monday, for an email. */
export type ReadyReport = {
  from: CalendarDay;
  to: CalendarDay;
  /** null unless it was asked for */
  file: { name: string; base64: string } | null;
};

/** Null where the plan has none, and after a week without anything in it. */
export type WeeklyReport = (
  db: Db,
  owner: OwnerId,
  asked: { monday: CalendarDay; isAttached: boolean; nowMs: number },
) => Promise<ReadyReport | null>;

export const weeklyReportBy =
  (services: ReportServices): WeeklyReport =>
  async (db, owner, { monday, isAttached, nowMs }) => {
    if (!may(await services.accountOf(db, owner, nowMs), 'getWeeklyPdf')) return null;
    const period = { from: addDays(monday, -7), to: addDays(monday, -1) };
    const report = await readReport(db, owner, { ...period, date: monday }, services);
    if (report.empty !== null) return null;
    if (!isAttached) return { ...period, file: null };
    const pdf = await makeReportPdf(services, { report, madeOn: monday, madeAtMs: nowMs });
    return {
      ...period,
      file: { name: reportFileName(period), base64: Buffer.from(pdf).toString('base64') },
    };
  };
