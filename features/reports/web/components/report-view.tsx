import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { Report, ReportSection } from '../../rules/report.ts';
import { SectionChart } from './report-chart.tsx';

/** The keyboard scrolls what is wider than the screen. */
const reached = { tabIndex: 0 };

/** A report as a page: the texts and figures of its PDF. */
export function ReportView({ report }: { report: Report }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {report.unfinished && <p className="text-muted">{report.unfinished}</p>}
      {report.sections.map((section) => (
        <SectionCard key={section.id} section={section} />
      ))}
    </div>
  );
}

function SectionCard({ section }: { section: ReportSection }) {
  const { title, finding, facts, chart, table, note } = section;
  return (
    <Card title={title}>
      <p className="mb-3">{finding}</p>
      {facts.length > 0 && (
        <dl className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="tabular text-lg font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {chart && <SectionChart chart={chart} name={title} />}
      {table && (
        // Six columns are wider than a phone: the table scrolls, not the page.
        <section
          aria-label={table.caption}
          {...reached}
          className="overflow-x-auto text-sm [&_td]:whitespace-nowrap [&_th[scope=row]]:min-w-[5.5em]"
        >
          <FiguresTable
            caption={table.caption}
            columns={table.columns}
            rows={table.rows.map((cells, at) => ({ key: `${at} ${cells[0] ?? ''}`, cells }))}
          />
        </section>
      )}
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
    </Card>
  );
}
