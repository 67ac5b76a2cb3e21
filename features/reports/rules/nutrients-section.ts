import { reportDays } from './energy-section.ts';
import { figure } from './figure-text.ts';
import type { ReportSection } from './report.ts';
import { REPORT_NUTRIENTS, type ReportData, type ReportNutrient } from './report-data.ts';

const NAMES: Record<ReportNutrient, { name: string; unit: string }> = {
  fiber: { name: 'Fibre', unit: 'g' },
  saturatedFat: { name: 'Saturated fat', unit: 'g' },
  sugar: { name: 'Sugars', unit: 'g' },
  sodium: { name: 'Sodium', unit: 'mg' },
};

/** Nutrients beside the macros over full days, each with how many foods say it. */
export function nutrientsSection(data: ReportData): ReportSection | null {
  const whole = new Set(reportDays(data).flatMap(({ date, whole }) => (whole ? [date] : [])));
  const days = (data.food?.nutrients ?? []).filter(({ date }) => whole.has(date));
  const foods = days.reduce((sum, { entryCount }) => sum + entryCount, 0);
  if (foods === 0) return null;
  const rows = REPORT_NUTRIENTS.map((key) => {
    const { name, unit } = NAMES[key];
    const known = days.reduce((sum, day) => sum + day[`${key}Known`], 0);
    const amounts = days.flatMap((day) => (day[key] === null ? [] : [day[key]]));
    const mean = amounts.reduce((sum, amount) => sum + amount, 0) / days.length;
    const isAll = known === foods;
    const text =
      amounts.length === 0 ? 'Not known' : `${isAll ? '' : 'at least '}${figure(mean)} ${unit}`;
    return { name, known, row: [name, text, `${figure(known)} of ${figure(foods)} foods`] };
  });
  const best = Math.max(...rows.map(({ known }) => known));
  return {
    id: 'nutrients',
    title: 'Other nutrients',
    finding:
      best === 0
        ? 'None of the foods logged say these nutrients.'
        : 'A day on average. Where not every food says a nutrient, the true figure is higher.',
    facts: [],
    chart: null,
    table: {
      caption: 'Nutrients a day over full days',
      columns: ['Nutrient', 'A day', 'Known from'],
      rows: rows.map(({ row }) => row),
    },
    note: null,
  };
}
