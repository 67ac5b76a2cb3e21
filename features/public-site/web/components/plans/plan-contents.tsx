import { Check, Clock } from 'lucide-react';
import type { PlanLine } from '#features/plans/rules/contents.ts';

/** Lists what a plan contains; what the app cannot do yet says so. */
export function PlanContents({ lines }: { lines: readonly PlanLine[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {lines.map(({ text, isOpen }) => {
        const Icon = isOpen ? Check : Clock;
        return (
          <li key={text} className="flex gap-3">
            <Icon
              aria-hidden
              size={18}
              className={`mt-[3px] shrink-0 ${isOpen ? 'text-accent-3' : 'text-muted'}`}
            />
            <span>
              {text}
              {!isOpen && <span className="text-sm text-muted"> · Not open yet</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
