import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { longDay } from '../../rules/period.ts';
import type { Report, ReportSection } from '../../rules/report.ts';
import { drawChart } from './pdf-chart.ts';
import { ACCENT, createPdf, LINE, MUTED, PAGE, type Pdf, type PdfElement } from './pdf-page.ts';
import { drawTable } from './pdf-table.ts';
import { UNKNOWN_SIGN } from './typefaces.ts';

export type ReportPdfInput = { report: Report; madeOn: CalendarDay; madeAtMs: number };

const FACTS_A_ROW = 2;
const FACT_HEIGHT = 17;
const LABEL_WIDTH = 108;
/** A heading stays with what follows it. */
const WITH_HEADING = 90;
const WITH_CHART = 240;

const NOT_ADVICE = 'Made from what was logged in Vigour. It is no medical advice.';
const UNKNOWN = `${UNKNOWN_SIGN} stands for a character that this typeface doesn’t have.`;

function drawFacts(pdf: Pdf, parent: PdfElement, facts: ReportSection['facts']): void {
  if (facts.length === 0) return;
  const list = pdf.open(parent, 'L');
  const width = PAGE.width / FACTS_A_ROW;
  facts.forEach(({ label, value }, at) => {
    const column = at % FACTS_A_ROW;
    if (column === 0) pdf.room(FACT_HEIGHT);
    const item = pdf.open(list, 'LI');
    const x = PAGE.left + column * width;
    const y = pdf.y();
    pdf.tag(item, 'LBody', () => {
      // On one line, so that it is read as one.
      pdf.write(`${label} `, { size: 9.5, color: MUTED }, { x, y: y + 1, width: LABEL_WIDTH });
      const at = { x: x + LABEL_WIDTH, y, width: width - LABEL_WIDTH - 6 };
      pdf.write(value, { size: 10.5, weight: 'bold' }, at);
    });
    item.end();
    if (column === FACTS_A_ROW - 1 || at === facts.length - 1) pdf.move(FACT_HEIGHT);
  });
  list.end();
  pdf.move(6);
}

function drawSection(pdf: Pdf, section: ReportSection): void {
  pdf.room(section.chart ? WITH_CHART : WITH_HEADING);
  const part = pdf.open(pdf.root, 'Sect', { title: section.title });
  pdf.block(part, 'H2', section.title, { size: 15, weight: 'bold' }, 3);
  pdf.block(part, 'P', section.finding, { size: 10.5 }, 8);
  drawFacts(pdf, part, section.facts);
  if (section.chart) drawChart(pdf, part, section.chart);
  if (section.table) drawTable(pdf, part, section.table);
  if (section.note) pdf.block(part, 'P', section.note, { size: 8.5, color: MUTED }, 6);
  part.end();
  pdf.move(14);
}

function drawFooters(pdf: Pdf, text: string): void {
  const { count } = pdf.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.doc.switchToPage(page);
    pdf.artifact(() => {
      const y = PAGE.bottom + 14;
      pdf.doc
        .moveTo(PAGE.left, y - 6)
        .lineTo(PAGE.right, y - 6)
        .lineWidth(0.5)
        .stroke(LINE);
      pdf.write(text, { size: 7.5, color: MUTED }, { x: PAGE.left, y, width: 400 });
      const of = `Page ${page + 1} of ${count}`;
      const at = { x: PAGE.right - 90, y, width: 90, align: 'right' as const };
      pdf.write(of, { size: 7.5, color: MUTED }, at);
    }, 'Pagination');
  }
}

/** A report as a tagged PDF on A4: headings, lists, table headers and charts with their statements. */
export async function writeReportPdf({
  report,
  madeOn,
  madeAtMs,
}: ReportPdfInput): Promise<Uint8Array> {
  const of = report.person === '' ? '' : ` of ${report.person}`;
  const pdf = createPdf({ title: `${report.title}${of}, ${report.period}`, madeAtMs });
  const chunks: Buffer[] = [];
  pdf.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => {
    pdf.doc.on('end', resolve);
  });
  pdf.artifact(() => pdf.doc.rect(PAGE.left, PAGE.top - 14, 34, 3).fill(ACCENT));
  pdf.block(pdf.root, 'H1', report.title, { size: 24, weight: 'bold' }, 2);
  pdf.block(pdf.root, 'P', report.period, { size: 13 }, 2);
  const who = [report.person, `made on ${longDay(madeOn)}`].filter(Boolean).join(', ');
  pdf.block(pdf.root, 'P', who, { size: 9.5, color: MUTED }, 2);
  if (report.unfinished)
    pdf.block(pdf.root, 'P', report.unfinished, { size: 9.5, color: MUTED }, 2);
  pdf.move(14);
  for (const section of report.sections) drawSection(pdf, section);
  pdf.root.end();
  drawFooters(pdf, pdf.hasUnknown() ? `${NOT_ADVICE} ${UNKNOWN}` : NOT_ADVICE);
  pdf.doc.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}
