import type { Pool } from '#features/own-exercises/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { fieldsOf } from '../../../rules/set-fields.ts';
import { useLogSettings } from '../../hooks/use-log-settings.ts';
import { useUnitOf } from '../../hooks/use-unit-of.ts';
import { KIND_NAMES } from '../../messages/log.ts';
import { describeValues } from '../../messages/set-words.ts';
import { summaryText } from '../../messages/summary.ts';

/** The sets that were done, exercise by exercise, with the notes. */
export function DoneList({ session, pool }: { session: TrainingSession; pool: Pool }) {
  const unitOf = useUnitOf();
  const { effort } = useLogSettings();
  const items = session.work.items.filter(({ sets }) => sets.some(({ doneAt }) => doneAt !== null));
  if (items.length === 0) return <p className="text-muted">{summaryText.noSets}</p>;
  return (
    <>
      {session.note && (
        <p dir="auto" className="mb-3 whitespace-pre-line wrap-anywhere">
          {session.note}
        </p>
      )}
      <ul className="grid gap-4">
        {items.map((item) => {
          const exercise = item.exerciseId ? pool.find(item.exerciseId) : undefined;
          const fields = fieldsOf(item, exercise, true);
          const look = {
            unit: unitOf(item.exerciseId),
            effort: effort === 'rpe' ? ('rpe' as const) : ('rir' as const),
            isLong: item.measure === 'metresSeconds',
          };
          return (
            <li key={item.id}>
              <h3 className="font-semibold">
                <bdi className="wrap-anywhere">
                  {item.name ?? pool.nameOf(item.exerciseId ?? '')}
                </bdi>
              </h3>
              <ol className="mt-1 grid gap-0.5">
                {item.sets
                  .filter(({ doneAt }) => doneAt !== null)
                  .map((set, at) => (
                    <li key={set.id} className="tabular flex gap-3">
                      <span aria-hidden className="w-5 shrink-0 text-right text-faint">
                        {at + 1}
                      </span>
                      <span className="min-w-0 flex-1 break-words">
                        {describeValues((field) => set[field], fields, look) || '–'}
                      </span>
                      {set.kind !== 'normal' && (
                        <span className="text-sm text-muted">{KIND_NAMES[set.kind]}</span>
                      )}
                    </li>
                  ))}
              </ol>
              {item.note && (
                <p dir="auto" className="mt-1 text-sm whitespace-pre-line text-muted wrap-anywhere">
                  {item.note}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
