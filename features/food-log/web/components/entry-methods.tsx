import { Camera, ChevronRight, PencilLine, ScanBarcode, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '#platform/web/ui/badge.tsx';

type EntryMethodsProps = { searchHref: string; manualHref: string };

/** The search, and the three ways to log. A way that is not set up says so and cannot be pressed. */
export function EntryMethods({ searchHref, manualHref }: EntryMethodsProps) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      <li>
        <Link
          href={searchHref}
          className="flex min-h-14 items-center gap-3 rounded-card border border-line-strong bg-field px-4 text-muted transition-colors duration-150 hover:border-accent hover:text-ink"
        >
          <Search aria-hidden size={20} className="shrink-0 text-accent" />
          <span className="flex-1 font-medium">Search foods</span>
          <ChevronRight aria-hidden size={20} className="shrink-0 text-faint" />
        </Link>
      </li>
      <li>
        <NotSetUp
          icon={<Camera size={22} />}
          title="Camera + AI"
          badge={<Badge tone="accent">Most Accurate</Badge>}
          explanation="Not set up yet"
        />
      </li>
      <li>
        <NotSetUp
          icon={<ScanBarcode size={22} />}
          title="Scan Barcode"
          badge={<Badge tone="success">Fastest</Badge>}
          explanation="Not set up yet"
        />
      </li>
      <li>
        <Link
          href={manualHref}
          className="group flex items-center gap-3.5 rounded-card border border-line bg-surface p-3 transition-colors duration-150 hover:border-accent hover:bg-hover"
        >
          <span
            aria-hidden
            className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-gradient text-on-solid"
          >
            <PencilLine size={22} />
          </span>
          <MethodText
            title="Manual Entry"
            badge={<Badge>Traditional</Badge>}
            text="Type the food and what is in it."
          />
          <ChevronRight aria-hidden size={20} className="shrink-0 text-faint" />
        </Link>
      </li>
    </ul>
  );
}

type NotSetUpProps = { icon: ReactNode; title: string; badge: ReactNode; explanation: string };

function NotSetUp({ icon, title, badge, explanation }: NotSetUpProps) {
  return (
    <button
      type="button"
      aria-disabled
      className="flex w-full cursor-not-allowed items-center gap-3.5 rounded-card border border-dashed border-line p-3 text-left"
    >
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-control bg-raised text-faint"
      >
        {icon}
      </span>
      <MethodText title={title} badge={badge} text={explanation} />
    </button>
  );
}

function MethodText({ title, badge, text }: { title: string; badge: ReactNode; text: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-semibold">{title}</span>
        {badge}
      </span>
      <span className="block text-sm text-muted">{text}</span>
    </span>
  );
}
