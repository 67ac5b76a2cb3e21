import { Camera, ChevronRight, PencilLine, ScanBarcode, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '#platform/web/ui/badge.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';

type EntryMethodsProps = {
  searchHref: string;
  manualHref: string;
  photoHref: string;
  photoIsSetUp: boolean;
  scanHref: string;
};

/** The search, and the three ways to log, side by side as far as their words have room. */
export function EntryMethods(props: EntryMethodsProps) {
  const { searchHref, manualHref, photoHref, photoIsSetUp, scanHref } = props;
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
          isSetUp={photoIsSetUp}
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

type MethodProps = {
  href: string;
  icon: ReactNode;
  title: string;
  badge: ReactNode;
  isSetUp?: boolean;
};

/** A logging method. Shows if its service is not set up. */
function Method({ href, icon, title, badge, isSetUp = true }: MethodProps) {
  return (
    <li>
      <Link
        href={href}
        className="flex h-full w-full flex-col items-center gap-1.5 rounded-card border border-line bg-surface px-1 py-3 text-center transition-colors duration-150 hover:border-accent hover:bg-hover"
      >
        <span
          aria-hidden
          className={classNames(
            'grid size-11 shrink-0 place-items-center rounded-control',
            isSetUp ? 'bg-accent-gradient text-on-solid' : 'bg-raised text-muted',
          )}
        >
          {icon}
        </span>
        <span className="text-sm leading-tight font-semibold">{title}</span>
        {badge}
        {!isSetUp && <span className="text-xs text-muted">Not set up</span>}
      </Link>
    </li>
  );
}
