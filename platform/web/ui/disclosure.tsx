import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';

type DisclosureProps = {
  label: string;
  /** what is in it, said while it is closed */
  detail?: string | undefined;
  openAtFirst?: boolean;
  /** something in it must be seen now: it opens */
  needed?: boolean;
  children: ReactNode;
};

/** Collapsible details. Input stays while collapsed. */
export function Disclosure(props: DisclosureProps) {
  const { label, detail, openAtFirst = false, needed = false, children } = props;
  const id = useId();
  const [open, setOpen] = useState(openAtFirst || needed);
  // Stays open afterwards: nobody wants it shut while they mend what was wrong.
  if (needed && !open) setOpen(true);
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control text-left font-semibold"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-1">
          <span className="min-w-0">{label}</span>
          {detail !== undefined && !open && (
            <span className="min-w-[min(9rem,100%)] flex-1 text-sm font-normal text-muted">
              {detail}
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className={classNames('shrink-0 text-muted transition-transform', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open} className="pt-2">
        {children}
      </div>
    </div>
  );
}
