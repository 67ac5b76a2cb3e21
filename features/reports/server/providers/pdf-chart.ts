import { daysFrom } from '#platform/shared/calendar-day.ts';
import { figure } from '../../rules/figure-text.ts';
import { shortDay } from '../../rules/period.ts';
import type { ReportChart } from '../../rules/report.ts';
import { ACCENT, LINE, MUTED, PAGE, type Pdf, type PdfElement } from './pdf-page.ts';

const HEIGHT = 132;
const AXIS = 52;
const LABELS = 16;
/** A line is broken where nothing is known for longer. */
const MAX_GAP_DAYS = 7;
const TICKS = 5;

const stepsOf = (span: number): number => {
  const rough = span / (TICKS - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
};

/** Round figures that hold all values between them. */
export function scaleOf(values: readonly number[], fromZero: boolean): number[] {
  const least = fromZero ? 0 : Math.min(...values);
  const most = Math.max(...values, fromZero ? 1 : Number.NEGATIVE_INFINITY);
  const step = stepsOf(Math.max(most - least, fromZero ? 1 : 0.5));
  const first = Math.floor(least / step) * step;
  const ticks = [first];
  while (ticks.length < 2 || (ticks.at(-1) ?? 0) < most) ticks.push(first + step * ticks.length);
  return ticks;
}

/** A line with dots, or bars, as one figure with its statement in words. */
export function drawChart(pdf: Pdf, parent: PdfElement, chart: ReportChart): void {
  const values = chart.points.flatMap(({ value, dot }) => [value, dot]).filter((v) => v !== null);
  const [first, last] = [chart.points[0], chart.points.at(-1)];
  if (values.length === 0 || !first || !last) return;
  pdf.room(HEIGHT + LABELS);
  const top = pdf.y();
  const bbox = [PAGE.left, top, PAGE.right, top + HEIGHT + LABELS];
  const ticks = scaleOf(values, chart.kind === 'bars');
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const left = PAGE.left + AXIS;
  const width = PAGE.right - left;
  const days = Math.max(1, daysFrom(first.date, last.date));
  const yOf = (value: number) => top + 6 + (HEIGHT - 12) * (1 - (value - low) / (high - low));
  const xOf = (date: string) => left + 4 + ((width - 8) * daysFrom(first.date, date)) / days;
  const { doc } = pdf;
  pdf.tag(
    parent,
    'Figure',
    () => {
      const digits = (ticks[1] ?? 1) - low < 1 ? 1 : 0;
      for (const tick of ticks) {
        doc.moveTo(left, yOf(tick)).lineTo(PAGE.right, yOf(tick)).lineWidth(0.5).stroke(LINE);
        const at = { x: PAGE.left, y: yOf(tick) - 5, width: AXIS - 6, align: 'right' as const };
        pdf.write(
          `${figure(tick, digits)} ${tick === high ? chart.unit : ''}`.trim(),
          { size: 7.5, color: MUTED },
          at,
        );
      }
      if (chart.kind === 'bars') drawBars();
      else drawLine();
      const below = top + HEIGHT + 2;
      pdf.write(
        shortDay(first.date),
        { size: 7.5, color: MUTED },
        { x: left, y: below, width: 80 },
      );
      if (last.date !== first.date) {
        const at = { x: PAGE.right - 80, y: below, width: 80, align: 'right' as const };
        pdf.write(shortDay(last.date), { size: 7.5, color: MUTED }, at);
      }
    },
    { alt: chart.alt, bbox },
  );
  pdf.move(HEIGHT + LABELS + 8);

  function drawBars(): void {
    const room = width / chart.points.length;
    const bar = Math.min(26, room * 0.62);
    chart.points.forEach(({ value }, at) => {
      if (value === null) return;
      const x = left + room * at + (room - bar) / 2;
      const height = Math.max(0.5, yOf(low) - yOf(value));
      doc.roundedRect(x, yOf(value), bar, height, Math.min(2, height / 2)).fill(ACCENT);
    });
  }

  function drawLine(): void {
    let before: string | null = null;
    for (const { date, value } of chart.points) {
      if (value === null) continue;
      const isGap = before === null || daysFrom(before, date) > MAX_GAP_DAYS;
      if (isGap) doc.moveTo(xOf(date), yOf(value));
      else doc.lineTo(xOf(date), yOf(value));
      before = date;
    }
    doc.lineWidth(1.6).lineJoin('round').stroke(ACCENT);
    for (const { date, dot } of chart.points) {
      if (dot !== null) doc.circle(xOf(date), yOf(dot), 1.8).lineWidth(0.8).stroke(MUTED);
    }
  }
}
