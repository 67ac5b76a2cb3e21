import type { ReportPdfInput } from '../providers/report-pdf.ts';

/** Name of the worker's task that writes a report as a PDF. */
export const WRITE_REPORT = 'writeReport';

/** The worker's task. What draws is loaded with the first report. */
export async function writeReport(input: ReportPdfInput): Promise<{ pdf: Uint8Array }> {
  const { writeReportPdf } = await import('../providers/report-pdf.ts');
  return { pdf: await writeReportPdf(input) };
}
