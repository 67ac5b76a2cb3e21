import { nutrientMean } from '#features/nutrition/rules/food-means.ts';
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
  const days = reportDays(data);
  const whole = new Set(days.flatMap(({ date, whole }) => (whole ? [date] : [])));
  const logged = data.food?.nutrients ?? [];
  const foods = logged.reduce(
    (sum, { date, entryCount }) => (whole.has(date) ? sum + entryCount : sum),
    0,
  );
  if (foods === 0) return null;
  const rows = REPORT_NUTRIENTS.map((key) => {
    const { name, unit } = NAMES[key];
    const mean = nutrientMean(
      logged.map((day) => ({
        date: day.date,
        entryCount: day.entryCount,
        amount: day[key],
        known: day[`${key}Known`],
      })),
      days,
    );
    const known = mean?.known ?? 0;
    const text = mean
      ? `${known === foods ? '' : 'at least '}${figure(mean.value)} ${unit}`
      : 'Not known';
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
