/** What the app and other features' servers may use of reports. */

export type { ReportServices } from './actions/report-file.ts';
export { type WeeklyReport, weeklyReportBy } from './actions/weekly-report.ts';
export { writeReport } from './actions/write-report.ts';
export { reportsPersonalData } from './queries.ts';
