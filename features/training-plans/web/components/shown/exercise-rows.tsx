import { Link2, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { PlanItem } from '#features/plan-generator/rules/plan-input.ts';
import { restOf } from '#features/plan-generator/rules/session-seconds.ts';
import { doseText, restText, shown } from '../../messages/plan-words.ts';
import { useLoadText } from './use-load-text.ts';

type ExerciseRowsProps = {
  items: readonly PlanItem[];
  pool: Pool;
  /** after the words of an exercise */
  children?: (item: PlanItem, at: number) => ReactNode;
};

/** A session's exercises, one a row: picture, name, and what to do. */
export function ExerciseRows({ items, pool, children }: ExerciseRowsProps) {
  return (
    <ol className="grid gap-1">
      {items.map((item, at) => (
        <ExerciseRow
          key={item.id}
          item={item}
          pool={pool}
          isPaired={item.superset !== null && items[at + 1]?.superset === item.superset}
        >
          {children?.(item, at)}
        </ExerciseRow>
      ))}
    </ol>
  );
}

type ExerciseRowProps = {
  item: PlanItem;
  pool: Pool;
  /** alternates with the next one */
  isPaired: boolean;
  children?: ReactNode;
};

function ExerciseRow({ item, pool, isPaired, children }: ExerciseRowProps) {
  const exercise = pool.find(item.exerciseId);
  const loadText = useLoadText();
  const facts = [doseText(item), loadText(item, exercise), restText(restOf(item))];
  return (
    <li className="py-1.5">
      <div className="flex flex-wrap items-center gap-3">
        <FigureThumbnail
          exerciseId={pool.figureOf(item.exerciseId)}
          muscles={exercise?.muscles ?? {}}
        />
        <span className="min-w-24 flex-1">
          <span className="flex items-center gap-1.5 font-medium">
            <bdi className="min-w-0 wrap-anywhere">{pool.nameOf(item.exerciseId)}</bdi>
            {item.locked && (
              <>
                <Lock aria-hidden size={14} className="shrink-0 text-accent-2" />
                <span className="sr-only">locked</span>
              </>
            )}
          </span>
          <span className="tabular block text-sm break-words text-muted">
            {facts.filter(Boolean).join(' · ')}
          </span>
        </span>
        {children}
      </div>
      {isPaired && (
        <p className="-mb-1.5 flex items-center gap-1.5 pt-1.5 pl-6 text-sm text-accent-2">
          <Link2 aria-hidden size={16} className="shrink-0" />
          {shown.alternate}
        </p>
      )}
    </li>
  );
}
