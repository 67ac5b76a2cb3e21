import { Camera, ChevronRight, PencilLine, ScanBarcode, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '#platform/web/ui/badge.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';

type EntryMethodsProps = {
  searchHref: string;
  manualHref: string;
  /** null while the way is not set up */
  photoHref: string | null;
  scanHref: string | null;
};

/** The search, and the three ways to log, side by side as far as their words have room. */
export function EntryMethods({ searchHref, manualHref, photoHref, scanHref }: EntryMethodsProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <Link
        href={searchHref}
        className="flex min-h-14 items-center gap-3 rounded-card border border-line-strong bg-field px-4 text-muted transition-colors duration-150 hover:border-accent hover:text-ink"
      >
        <Search aria-hidden size={20} className="shrink-0 text-accent" />
        <span className="flex-1 font-medium">Search foods</span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-faint" />
      </Link>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(6.75rem,1fr))] gap-2">
        <Method
          href={photoHref}
          icon={<Camera size={22} />}
          title="Camera + AI"
          badge={<Badge tone="accent">Most Accurate</Badge>}
        />
        <Method
          href={scanHref}
          icon={<ScanBarcode size={22} />}
          title="Scan Barcode"
          badge={<Badge tone="success">Fastest</Badge>}
        />
        <Method
          href={manualHref}
          icon={<PencilLine size={22} />}
          title="Manual Entry"
          badge={<Badge>Traditional</Badge>}
        />
      </ul>
    </div>
  );
}

type MethodProps = { href: string | null; icon: ReactNode; title: string; badge: ReactNode };

const card =
  'flex h-full w-full flex-col items-center gap-1.5 rounded-card border px-1 py-3 text-center';

/** One way to log. A way that is not set up says so and cannot be pressed. */
function Method({ href, icon, title, badge }: MethodProps) {
  const content = (
    <>
      <span
        aria-hidden
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-control',
          href ? 'bg-accent-gradient text-on-solid' : 'bg-raised text-faint',
        )}
      >
        {icon}
      </span>
      <span className="text-sm leading-tight font-semibold">{title}</span>
      {badge}
    </>
  );
  return (
    <li>
      {href ? (
        <Link
          href={href}
          className={`${card} border-line bg-surface transition-colors duration-150 hover:border-accent hover:bg-hover`}
        >
          {content}
        </Link>
      ) : (
        <button
          type="button"
          aria-disabled
          className={`${card} cursor-not-allowed border-dashed border-line`}
        >
          {content}
          <span className="text-xs text-muted">Not set up yet</span>
        </button>
      )}
    </li>
  );
}
