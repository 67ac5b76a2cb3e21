import { energySection } from './energy-section.ts';
import { nutrientsSection } from './nutrients-section.ts';
import { cardioSection, habitsSection, measuresSection } from './other-sections.ts';
import { longDay, periodText, reportTitle } from './period.ts';
import type { Report } from './report.ts';
import type { ReportData } from './report-data.ts';
import { liftsSection, trainingSection } from './training-section.ts';
import { weightSection } from './weight-section.ts';

const SECTIONS = [
  weightSection,
  energySection,
  nutrientsSection,
  trainingSection,
  liftsSection,
  cardioSection,
  measuresSection,
  habitsSection,
];

/** Habits are listed as long as they exist, so a period needs something else, or a kept one. */
const hasContent = ({ id }: { id: string }, data: ReportData): boolean =>
  id !== 'habits' || data.habits.some(({ kept }) => kept > 0);

/** A period as one document: the page, the API and the PDF show these texts. */
export function toReport(data: ReportData): Report {
  const period = periodText(data);
  const sections = SECTIONS.flatMap((make) => make(data) ?? []);
  const isEmpty = !sections.some((section) => hasContent(section, data));
  return {
    from: data.from,
    to: data.to,
    title: reportTitle(data),
    person: data.person.name,
    period,
    unfinished:
      data.to >= data.today ? `This period runs to ${longDay(data.to)}. Today is not over.` : null,
    sections: isEmpty ? [] : sections,
    empty: isEmpty
      ? `Nothing was logged from ${period}, so there is no report. Choose another period.`
      : null,
  };
}
