import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

type SaveBarProps = { label: string; pending: boolean; disabled?: boolean; children?: ReactNode };

/** A long form's save button, in reach where the window has room for it; `children` stand beside it. */
export function SaveBar({ label, pending, disabled, children }: SaveBarProps) {
  return (
    <div className="save-bar sticky bottom-(--in-reach) z-10 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-2 shadow-float lg:bottom-4 lg:justify-end">
      {children}
      <Button
        type="submit"
        pending={pending}
        disabled={disabled}
        className="flex-1 lg:flex-none lg:px-16"
      >
        {pending ? 'Saving...' : label}
      </Button>
    </div>
  );
}
