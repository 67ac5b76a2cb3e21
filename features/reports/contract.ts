import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

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
