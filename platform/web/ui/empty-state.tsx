import type { ReactNode } from 'react';

type EmptyStateProps = { icon: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** Empty state: what is missing, why, and what to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span
        aria-hidden
        className="mb-1 grid size-16 place-items-center rounded-3xl border border-line bg-accent-soft text-accent"
      >
        {icon}
      </span>
      <h2 className="text-xl font-semibold">{title}</h2>
      {children && <div className="max-w-sm text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
