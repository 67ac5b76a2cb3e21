import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** A drawing of days or weeks; `value` null is a gap. */
export type ReportChart = {
  kind: 'line' | 'bars';
  /** unit of the values as they are shown */
  unit: string;
  points: { date: CalendarDay; value: number | null; dot: number | null }[];
  /** the drawing in words */
  alt: string;
};

export type ReportTable = {
  caption: string;
  /** the first column names its row */
  columns: string[];
  rows: string[][];
};

/** One subject of a report. The page and the PDF show the same texts. */
export type ReportSection = {
  id: string;
  title: string;
  /** what the figures say, in one or two sentences */
  finding: string;
  facts: { label: string; value: string }[];
  chart: ReportChart | null;
  table: ReportTable | null;
  /** how it was worked out */
  note: string | null;
};

export type Report = {
  from: CalendarDay;
  to: CalendarDay;
  title: string;
  /** display name; empty until set */
  person: string;
  /** "16 to 22 November 2026" */
  period: string;
  /** days of the period that are still to come are named here; null when it is over */
  unfinished: string | null;
  /** none: `empty` says what to do */
  sections: ReportSection[];
  empty: string | null;
};
