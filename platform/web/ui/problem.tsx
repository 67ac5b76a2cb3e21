import { type ReactNode, useEffect, useRef } from 'react';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';

/** Form error above the form; takes the focus on each new error. */
export function Problem({ title, children }: { title: ReactNode; children?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new problem is read out again
  useEffect(() => ref.current?.focus(), [title]);
  return (
    <div ref={ref} tabIndex={-1} className="rounded-card outline-none">
      <StatusMessage tone="error" title={title}>
        {children}
      </StatusMessage>
    </div>
  );
}
