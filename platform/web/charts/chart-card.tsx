import { type ReactNode, useState } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ChartOrTable, type Form } from './chart-or-table.tsx';
import { FiguresTable } from './figures-table.tsx';
import { Headline, type HeadlineFigure } from './headline.tsx';

type ChartCardProps = {
  /** what it is about: "Weight" */
  topic: string;
  /** what it says: "Down 0.8 kg in 12 weeks" */
  finding: string;
  figures?: readonly HeadlineFigure[];
  chart: ReactNode;
  table: {
    caption: string;
    columns: readonly string[];
    rows: readonly { key: string; cells: readonly string[] }[];
  };
  note?: ReactNode;
  link?: { href: string; text: string };
  /** what can be done with it */
  below?: ReactNode;
};

/** A chart under what it says, or its figures as a table. */
export function ChartCard(props: ChartCardProps) {
  const { topic, finding, figures, chart, table, note, link, below } = props;
  const [form, setForm] = useState<Form>('chart');
  return (
    <Card title={<Finding topic={topic} finding={finding} />} className="break-inside-avoid">
      {figures && <Headline figures={figures} />}
      {form === 'chart' ? (
        chart
      ) : (
        <div
          role="group"
          aria-label={table.caption}
          {...{ tabIndex: 0 }}
          className="max-h-112 overflow-y-auto print:max-h-none"
        >
          <FiguresTable {...table} />
        </div>
      )}
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
        <ChartOrTable value={form} onValueChange={setForm} />
        {link && (
          <LinkButton href={link.href} variant="secondary">
            {link.text}
          </LinkButton>
        )}
      </div>
      {below && <div className="mt-2 print:hidden">{below}</div>}
    </Card>
  );
}

const Finding = ({ topic, finding }: { topic: string; finding: string }) => (
  <>
    <span className="block text-sm font-medium text-muted">
      {topic}
      <span className="sr-only">: </span>
    </span>
    {finding}
  </>
);

const More = ({ href, text }: { href: string; text: string }) => (
  <LinkButton href={href} variant="secondary" size="sm" className="mt-3 print:hidden">
    {text}
  </LinkButton>
);

type EmptyCardProps = { topic: string; text: string; link: { href: string; text: string } };

/** A card with nothing to draw, and the one thing that changes that. */
export const EmptyCard = ({ topic, text, link }: EmptyCardProps) => (
  <Card title={topic}>
    <p className="text-muted">{text}</p>
    <More {...link} />
  </Card>
);

type PlainCardProps = {
  topic: string;
  finding: string;
  note?: string;
  link: { href: string; text: string };
  children: ReactNode;
};

/** A card without a chart: what it says, and a list. */
export const PlainCard = ({ topic, finding, note, link, children }: PlainCardProps) => (
  <Card title={<Finding topic={topic} finding={finding} />} className="break-inside-avoid">
    {children}
    {note && <p className="mt-3 text-sm text-muted">{note}</p>}
    <More {...link} />
  </Card>
);
