import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { ListRow } from './list-row.tsx';
import { PageHeader } from './page-header.tsx';

export type PreviewPoint = { icon: ReactNode; title: string; detail: string };
export type PreviewLink = PreviewPoint & { href: string };

type AreaPreviewProps = {
  title: string;
  icon: ReactNode;
  /** One sentence: what this area is for. */
  lead: string;
  coming: readonly PreviewPoint[];
  meanwhile: readonly PreviewLink[];
  /** Parts that work already, shown first. */
  children?: ReactNode;
};

/** A page for an area that is not open yet: what is coming and what works now. */
export function AreaPreview(props: AreaPreviewProps) {
  const { title, icon, lead, coming, meanwhile, children } = props;
  return (
    <>
      <PageHeader title={title} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-5">
        {children}
        <Card className="overflow-hidden lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div
            aria-hidden
            className="pointer-events-none absolute -top-32 -left-24 size-96 rounded-full bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--vivid-2)_var(--glow-strength),transparent),transparent)]"
          />
          <div className="relative">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <span
                aria-hidden
                className="grid size-14 shrink-0 place-items-center rounded-3xl border border-line bg-accent-soft text-accent"
              >
                {icon}
              </span>
              <Badge tone="neutral">Not open yet</Badge>
            </div>
            <p className="mt-4 max-w-md text-[min(1.25rem,7vw)] leading-snug font-semibold text-balance">
              {lead}
            </p>
            <h2 className="mt-6 text-sm font-semibold text-muted">What’s coming</h2>
            <PreviewPoints points={coming} />
          </div>
        </Card>
        <Card title="Meanwhile">
          <ul className="-mx-2 grid grid-cols-1 gap-1">
            {meanwhile.map((link) => (
              <li key={link.title}>
                <ListRow {...link} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}

/** What is coming, one line each. */
function PreviewPoints({ points }: { points: readonly PreviewPoint[] }) {
  return (
    <ul className="mt-3 grid grid-cols-1 gap-4">
      {points.map((point) => (
        <li key={point.title} className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-accent-2"
          >
            {point.icon}
          </span>
          <span className="min-w-24 flex-1">
            <span className="block font-medium">{point.title}</span>
            <span className="block text-sm text-muted">{point.detail}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
