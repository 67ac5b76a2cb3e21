import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

type ListRowProps = {
  icon?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  value?: ReactNode;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
};

const row = 'flex min-h-14 w-full flex-wrap items-center gap-3 rounded-control px-2 py-2 text-left';
const active = `${row} transition-colors duration-150 hover:bg-hover`;

/** A list row with title, details and link. */
export function ListRow({ icon, title, detail, value, href, onClick }: ListRowProps) {
  const leads = href !== undefined || onClick !== undefined;
  const content = (
    <>
      {icon && (
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-accent-2"
        >
          {icon}
        </span>
      )}
      <span className="min-w-16 flex-1">
        <span className="block font-medium">{title}</span>
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </span>
      {value && <span className="tabular ml-auto shrink-0 text-right text-muted">{value}</span>}
      {leads && <ChevronRight aria-hidden size={20} className="shrink-0 text-faint" />}
    </>
  );
  if (href !== undefined)
    return (
      <Link href={href} className={active}>
        {content}
      </Link>
    );
  if (onClick)
    return (
      <button type="button" onClick={onClick} className={active}>
        {content}
      </button>
    );
  return <div className={row}>{content}</div>;
}
