import { randomBytes } from 'node:crypto';
import { todayOf } from '#features/account/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { ReportShare } from '../../contract.ts';
import { type Period, periodProblem } from '../../rules/period.ts';
import type { Report } from '../../rules/report.ts';
import { LINK_GONE } from '../../rules/report-file.ts';
import { addShare, countShares, logView, shareOfToken, sharesOf, stopShare } from '../queries.ts';
import { type ReportSources, readReport } from './gather-report.ts';

const MAX_SHARES = 200;
const MAX_OPENED_LISTED = 20;
const TOKEN = /^[\w-]{22}$/;

const toResponse = ({
  id,
  token,
  from,
  to,
  endsOn,
  stoppedAt,
  opened,
}: Awaited<ReturnType<typeof sharesOf>>[number]): ReportShare => ({
  id,
  token,
  from,
  to,
  endsOn,
  stopped: stoppedAt !== null,
  opened: opened.slice(0, MAX_OPENED_LISTED).map((at) => at.toISOString()),
});

export const listShares = async (db: Db, owner: OwnerId): Promise<ReportShare[]> =>
  (await sharesOf(db, owner)).map(toResponse);

/** Makes a link to the report of a period. Fails with `conflict`, reason `too_many`, at 200. */
export async function shareReport(
  db: Db,
  owner: OwnerId,
  { id, from, to, days }: Period & { id: string; days: number },
  nowMs: number,
): Promise<ReportShare> {
  const today = await todayOf(db, owner, nowMs);
  const problem = periodProblem({ from, to }, addDays(today, 1));
  if (problem) {
    const { field, sentence } = problem;
    throw new AppError('invalid', { message: sentence, fields: { [field]: sentence } });
  }
  if ((await countShares(db, owner)) >= MAX_SHARES) {
    const message = 'You have made 200 links. Open the ones that are there.';
    throw new AppError('conflict', { reason: 'too_many', message });
  }
  const token = randomBytes(16).toString('base64url');
  const endsOn: CalendarDay = addDays(today, days);
  await addShare(db, owner, { id, token, from, to, endsOn, sharedAt: new Date(nowMs) });
  const made = (await listShares(db, owner)).find((one) => one.id === id);
  if (!made) throw noLink();
  return made;
}

const noLink = () => new AppError('not_found', { message: 'That link does not exist.' });

/** Stops a link at once. Fails with `not_found` when it is not theirs. */
export async function stopSharing(db: Db, owner: OwnerId, id: string, nowMs: number) {
  if (!(await stopShare(db, owner, id, new Date(nowMs)))) throw noLink();
}

/** The report of a link as it is now, logged for its owner. Fails with `not_found` once it ended or was stopped. */
export async function sharedReport(
  db: Db,
  token: string,
  sources: ReportSources,
  nowMs: number,
): Promise<Report> {
  const share = TOKEN.test(token) ? await shareOfToken(db, token) : null;
  const today = share && (await todayOf(db, share.owner, nowMs));
  if (!share || !today || share.stoppedAt !== null || share.endsOn < today) {
    throw new AppError('not_found', { reason: 'link_gone', message: LINK_GONE });
  }
  const { owner, id, from, to } = share;
  const report = await readReport(db, owner, { from, to, date: today }, sources);
  await logView(db, owner, id, nowMs);
  return report;
}
