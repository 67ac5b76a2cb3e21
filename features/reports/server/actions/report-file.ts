import { type Account, may } from '#features/plans/rules/entitlements.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { WorkerPool } from '#platform/server/threads/worker-pool.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import { NO_PDF, reportFileName } from '../../rules/report-file.ts';
import type { ReportPdfInput } from '../providers/report-pdf.ts';
import { type ReportSources, readReport } from './gather-report.ts';
import { WRITE_REPORT } from './write-report.ts';

export type ReportServices = ReportSources & {
  accountOf: (db: Db, owner: OwnerId, nowMs: number) => Promise<Account>;
  /** a thread of its own: other work never waits for a report */
  pool: Pick<WorkerPool, 'run'>;
};

/** The PDF of a report. Fails with `conflict`, reason `empty_period`, where nothing was logged. */
export async function makeReportPdf(
  { pool }: Pick<ReportServices, 'pool'>,
  input: ReportPdfInput,
): Promise<Uint8Array> {
  const { empty } = input.report;
  if (empty !== null) throw new AppError('conflict', { reason: 'empty_period', message: empty });
  const { pdf } = await pool.run<{ pdf: Uint8Array }>(WRITE_REPORT, input);
  return pdf;
}

/** A person's report of a period as a PDF. Fails with `payment_required` where the plan has none. */
export async function reportFile(
  db: Db,
  owner: OwnerId,
  asked: { from: CalendarDay; to: CalendarDay; date: CalendarDay },
  { services, nowMs }: { services: ReportServices; nowMs: number },
): Promise<{ name: string; base64: string }> {
  const account = await services.accountOf(db, owner, nowMs);
  if (!may(account, 'getWeeklyPdf')) {
    throw new AppError('payment_required', { reason: 'no_pdf', message: NO_PDF });
  }
  const report = await readReport(db, owner, asked, services);
  const pdf = await makeReportPdf(services, { report, madeOn: asked.date, madeAtMs: nowMs });
  return { name: reportFileName(asked), base64: Buffer.from(pdf).toString('base64') };
}
