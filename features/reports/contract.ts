import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { MAX_SHARE_DAYS } from './rules/report-file.ts';

const chart = z.object({
  kind: z.enum(['line', 'bars']),
  unit: z.string(),
  points: z.array(
    z.object({ date: calendarDay, value: z.number().nullable(), dot: z.number().nullable() }),
  ),
  alt: z.string(),
});

const section = z.object({
  id: z.string(),
  title: z.string(),
  finding: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  chart: chart.nullable(),
  table: z
    .object({
      caption: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    })
    .nullable(),
  note: z.string().nullable(),
});

/** A period as one document (rules/report.ts). */
const report = z.object({
  from: calendarDay,
  to: calendarDay,
  title: z.string(),
  person: z.string(),
  period: z.string(),
  unfinished: z.string().nullable(),
  sections: z.array(section),
  empty: z.string().nullable(),
});

/** `date` is the person's today. */
const period = z.object({ from: diaryDay, to: diaryDay, date: diaryDay });

/** A file as it is saved. */
const reportPdf = z.object({ name: z.string(), base64: z.string() });

const shareId = z.object({ id: z.uuid('That link does not exist.') });

const share = z.object({
  id: z.string(),
  /** the secret part of the link */
  token: z.string(),
  from: calendarDay,
  to: calendarDay,
  /** the last day on which it opens */
  endsOn: calendarDay,
  stopped: z.boolean(),
  /** minutes in which it was opened, the latest first, at most 20 */
  opened: z.array(z.string()),
});
export type ReportShare = z.infer<typeof share>;

/** Links to a report for people without an account. */
export const reportSharesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/report-shares',
    access: 'signed-in',
    rate: 'read',
    summary: 'List links to reports, newest first, with when each was opened',
    response: z.array(share),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/report-shares',
    access: 'signed-in',
    rate: 'write',
    summary: 'Make a secret link to the report of a period; idempotent by id',
    body: z.object({
      id: z.uuid('Give the id as a UUID.'),
      from: diaryDay,
      to: diaryDay,
      days: z
        .number('Choose how long.')
        .int()
        .min(1, 'Use 1 to 90 days.')
        .max(MAX_SHARE_DAYS, 'Use 1 to 90 days.'),
    }),
    response: share,
  }),
  stop: endpoint({
    method: 'DELETE',
    path: '/api/report-shares/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Stop a link at once; idempotent',
    params: shareId,
    response: z.object({ ok: z.literal(true) }),
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/shared-reports/:token',
    access: 'public',
    rate: 'read',
    summary: 'Get a report by its secret link; each minute it is opened is logged for its owner',
    params: z.object({ token: z.string().max(64, 'This link is damaged.') }),
    response: report,
  }),
};

export const reportsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/reports',
    about: [
      'reports',
      'food-logs',
      'weigh-ins',
      'nutrition',
      'training-sessions',
      'habits',
      'habit-marks',
      'measure-readings',
      'body',
    ],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get a period as a report: the texts and figures that its PDF has too',
    query: period,
    response: report,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/reports/pdf',
    access: 'signed-in',
    rate: 'bulk',
    summary: 'Get a period as a tagged PDF on A4; 409 when nothing was logged in it',
    query: period,
    response: reportPdf,
  }),
};
