import type { ReportTable } from '../../rules/report.ts';
import { INK, LINE, MUTED, PAGE, type Pdf, type PdfElement } from './pdf-page.ts';

const PADDING = 4;
const SIZE = 8.5;
const MIN_COLUMN = 44;

/** What each column wants for its longest cell; what is left over goes to all, what is short is taken from the widest. */
function columnWidths(
  pdf: Pdf,
  { columns, rows }: Pick<ReportTable, 'columns' | 'rows'>,
): number[] {
  const wanted = columns.map((column, at) => {
    const head = pdf.widthOf(column, { size: SIZE, weight: 'bold' });
    const cells = rows.map((row) => pdf.widthOf(row[at] ?? '', { size: SIZE }));
    return Math.max(MIN_COLUMN, head, ...cells) + 12;
  });
  const spare = PAGE.width - wanted.reduce((sum, one) => sum + one, 0);
  if (spare >= 0) return wanted.map((one) => one + spare / columns.length);
  const widest = wanted.indexOf(Math.max(...wanted));
  const squeezed = wanted.map((one, at) =>
    at === widest ? Math.max(2 * MIN_COLUMN, one + spare) : one,
  );
  const total = squeezed.reduce((sum, one) => sum + one, 0);
  return squeezed.map((one) => (one * PAGE.width) / total);
}

/** A table with its caption and headers, which are drawn again on each page but read once. */
export function drawTable(
  pdf: Pdf,
  parent: PdfElement,
  { caption, columns, rows }: ReportTable,
): void {
  const widths = columnWidths(pdf, { columns, rows });
  const leftOf = (at: number) => PAGE.left + widths.slice(0, at).reduce((sum, one) => sum + one, 0);
  const boxOf = (at: number) => ({ x: leftOf(at) + 2, width: (widths[at] ?? 0) - 6 });
  const heightOf = (cells: readonly string[], weight: 'regular' | 'bold') =>
    Math.max(
      ...cells.map((cell, at) => pdf.heightOf(cell, { size: SIZE, weight }, boxOf(at).width)),
    ) +
    2 * PADDING;
  const headHeight = heightOf(columns, 'bold');
  const first = rows[0];
  const captionStyle = { size: 9, weight: 'bold' as const, color: MUTED };
  pdf.room(headHeight + 18 + (first ? heightOf(first, 'regular') : 0));
  const table = pdf.open(parent, 'Table', { title: caption });
  const top = pdf.y();
  pdf.tag(table, 'Caption', () =>
    pdf.write(caption, captionStyle, { x: PAGE.left, y: top, width: PAGE.width }),
  );
  pdf.move(15);

  const rule = (color: string, weight: number) =>
    pdf.artifact(() =>
      pdf.doc
        .moveTo(PAGE.left, pdf.y())
        .lineTo(PAGE.right, pdf.y())
        .lineWidth(weight)
        .stroke(color),
    );
  const writeHead = (at: number) =>
    pdf.write(
      columns[at] ?? '',
      { size: SIZE, weight: 'bold', color: INK },
      { ...boxOf(at), y: pdf.y() + PADDING },
    );

  function head(isRead: boolean): void {
    if (isRead) {
      const row = pdf.open(table, 'TR');
      columns.forEach((_, at) => {
        pdf.tag(row, 'TH', () => writeHead(at), { scope: 'Column' });
      });
      row.end();
    } else pdf.artifact(() => columns.forEach((_, at) => writeHead(at)));
    pdf.move(headHeight);
    rule(INK, 0.8);
  }

  head(true);
  for (const cells of rows) {
    const height = heightOf(cells, 'regular');
    const before = pdf.y();
    pdf.room(height + 2);
    if (pdf.y() < before) head(false);
    const row = pdf.open(table, 'TR');
    cells.forEach((cell, at) => {
      const draw = () => pdf.write(cell, { size: SIZE }, { ...boxOf(at), y: pdf.y() + PADDING });
      if (at === 0) pdf.tag(row, 'TH', draw, { scope: 'Row' });
      else pdf.tag(row, 'TD', draw);
    });
    row.end();
    pdf.move(height);
    rule(LINE, 0.4);
  }
  table.end();
  pdf.move(10);
}
