import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { BusyMark } from './busy-mark.tsx';
import { classNames } from './class-names.ts';

/** One thing that can be done; `href` leads to a page, `onSelect` does it here. */
export type Action = {
  icon: LucideIcon;
  label: string;
  detail?: string | undefined;
  destructive?: boolean | undefined;
  disabled?: boolean | undefined;
  /** It is under way: nothing is started again. */
  pending?: boolean | undefined;
} & ({ href: string; state?: unknown } | { onSelect: () => void });

const row =
  'flex min-h-13 w-full items-center gap-3.5 rounded-control px-3 py-2 text-left font-medium ' +
  'transition-colors duration-150 hover:bg-hover aria-disabled:cursor-default aria-disabled:text-faint ' +
  'aria-disabled:hover:bg-transparent';

/** What can be done with something, one act a line. */
export function ActionList({ actions }: { actions: readonly Action[] }) {
  return (
    <ul className="-mx-3">
      {actions.map((action) => (
        <li key={action.label}>
          <ActionRow {...action} />
        </li>
      ))}
    </ul>
  );
}

function ActionRow(action: Action) {
  const { icon: Icon, label, detail, destructive, disabled, pending } = action;
  const look = classNames(row, destructive && 'text-danger');
  const content = (
    <>
      <Icon
        aria-hidden
        size={20}
        className={classNames('shrink-0', !destructive && !disabled && 'text-accent-2')}
      />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{label}</span>
        {detail && (
          <span dir="auto" className="line-clamp-2 text-sm font-normal text-muted wrap-anywhere">
            {detail}
          </span>
        )}
      </span>
      {pending && <BusyMark />}
    </>
  );
  if ('href' in action) {
    return (
      <Link href={action.href} state={action.state} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      aria-disabled={disabled || undefined}
      onClick={disabled || pending ? undefined : action.onSelect}
      className={look}
    >
      {content}
    </button>
  );
}
