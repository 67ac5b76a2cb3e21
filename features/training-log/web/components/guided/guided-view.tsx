import { Check, Hand, Timer } from 'lucide-react';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { ExerciseFigure } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { FreshSets } from '#features/training-sessions/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { plannedOf } from '../../../rules/set-fields.ts';
import type { Place } from '../../../rules/set-order.ts';
import type { Log } from '../../hooks/use-log.ts';
import { guidedText } from '../../messages/guided.ts';
import { KIND_NAMES } from '../../messages/log.ts';
import { describeValues } from '../../messages/set-words.ts';
import { SetRow } from '../log/set-row.tsx';

type GuidedViewProps = {
  /** the set to do; null: all are done */
  next: Place | null;
  log: Log;
  pool: Pool;
  fresh: FreshSets;
  lines: readonly string[];
  before: string;
  onTaken: () => void;
  onFinish: () => void;
};

/** One thing at a time: the exercise as a figure, the set in large letters, and one large button. */
export function GuidedView(props: GuidedViewProps) {
  const { next, log, pool, fresh, lines, before, onTaken, onFinish } = props;
  if (!next) {
    return (
      <EmptyState
        icon={<Check size={26} />}
        title={guidedText.allDone}
        action={<Button onClick={onFinish}>{guidedText.finish}</Button>}
      >
        {guidedText.allDoneHint}
      </EmptyState>
    );
  }
  const { item, set, at } = next;
  const { exercise, name, fields, look } = log.factsOf(item);
  const tap = log.tapOf(item, set);
  const what = describeValues(
    (field) => (field === 'reserve' ? plannedOf(set, field) : (tap[field] ?? null)),
    fields,
    look,
  );
  const isTimed = item.measure === 'seconds';
  return (
    <Card padded={false} className="@container px-[min(0.625rem,2vw)] py-4">
      {exercise && (
        <div className="mx-auto mb-2 max-w-[min(20rem,18dvh)]">
          <ExerciseFigure
            exerciseId={pool.figureOf(exercise.id)}
            name={name}
            muscles={exercise.muscles}
            muscleNames={MUSCLE_NAMES}
          />
        </div>
      )}
      <h2 className="text-center text-[min(1.75rem,10vw)] leading-tight font-bold">
        <bdi className="wrap-anywhere">{name}</bdi>
      </h2>
      <p className="mt-1 text-center text-lg text-muted">
        {guidedText.set(at + 1, item.sets.length)}
        {set.kind !== 'normal' && ` · ${KIND_NAMES[set.kind]}`}
      </p>
      <p className="tabular mt-2 text-center text-[min(2.25rem,12vw)] leading-tight font-bold break-words">
        {what || guidedText.asYouLike}
      </p>
      <ol className="mt-2">
        <SetRow
          itemId={item.id}
          measure={item.measure}
          count={item.sets.length}
          set={set}
          number={at + 1}
          name={name}
          fields={fields}
          look={look}
          tapJson={JSON.stringify(tap)}
          before={before}
          typing={log.typing?.setId === set.id ? log.typing : null}
          isNext
          fresh={fresh}
          acts={log.acts}
        />
      </ol>
      {lines.map((line) => (
        <p key={line} className="mt-1 text-center text-sm break-words text-muted">
          {line}
        </p>
      ))}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        {isTimed && (
          <Button
            variant="secondary"
            icon={<Timer aria-hidden size={20} />}
            onClick={() => log.acts.startClock(item.id, set.id)}
          >
            {guidedText.clock}
          </Button>
        )}
        <Button variant="secondary" icon={<Hand aria-hidden size={20} />} onClick={onTaken}>
          {guidedText.taken}
        </Button>
      </div>
    </Card>
  );
}
