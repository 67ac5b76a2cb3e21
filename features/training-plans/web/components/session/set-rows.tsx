import { Check } from 'lucide-react';
import { useUnits } from '#features/account/web/public.ts';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { workText } from '../../messages/plan-words.ts';
import { doingText } from '../../messages/session.ts';

type SetRowsProps = {
  item: SessionItem;
  name: string;
  onTick: (setId: string, isDone: boolean) => void;
};

/** The sets of an exercise to tick, each as wide as the screen. */
export function SetRows({ item, name, onTick }: SetRowsProps) {
  const { weight } = useUnits();
  const { sets } = item;
  const target = sets[0]?.target;
  const loadKg = target?.loadKg ?? null;
  const load = loadKg === null ? null : weight(loadKg);
  const goal = [
    workText({ reps: target?.reps ?? null, seconds: target?.seconds ?? null }),
    load && `${load.value} ${load.unit}`,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <ol className="mt-3 grid gap-2">
      {sets.map(({ id, doneAt }, at) => {
        const isDone = doneAt !== null;
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isDone}
              onClick={() => onTick(id, !isDone)}
              className={classNames(
                'flex min-h-14 w-full flex-wrap items-center gap-3 rounded-control border px-4 py-2 text-left transition-colors duration-150',
                isDone
                  ? 'border-accent bg-accent-soft'
                  : 'border-line-strong/60 bg-raised hover:bg-hover',
              )}
            >
              <span className="text-sm text-muted">
                <span className="sr-only">{name}: </span>
                {doingText.set(at + 1)}
                <span className="sr-only">{doingText.ofSets(sets.length)}</span>
              </span>
              <span className="tabular min-w-20 flex-1 font-medium break-words">{goal}</span>
              <span
                aria-hidden
                className={classNames(
                  'grid size-[32px] shrink-0 place-items-center rounded-full border-2',
                  isDone
                    ? 'border-accent-solid bg-accent-solid text-on-solid'
                    : 'border-line-strong',
                )}
              >
                {isDone && <Check size={18} strokeWidth={3} />}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
