import type { Period } from './period.ts';

/** "vigour-report-2026-11-09-to-2026-11-15.pdf" */
export const reportFileName = ({ from, to }: Period): string =>
  `vigour-report-${from}-to-${to}.pdf`;

/** A link to a report lasts at most so many days. */
export const MAX_SHARE_DAYS = 90;

export const LINK_GONE =
  'This link has ended or was stopped. Ask the person who sent it for a new one.';

/** Why there is no PDF, and what there is. */
export const NO_PDF =
  'The PDF comes with Starter and larger plans. The report on this page has the same figures.';
