import { Link } from 'wouter';
import { useUnits } from '#features/account/web/public.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import type { DoneSetRow } from '../../rules/history-kinds.ts';
import { useExerciseSets } from '../api.ts';
import { exerciseText } from '../messages/exercise.ts';
import { setText } from '../messages/figures.ts';
import { sessionHref } from './addresses.ts';

const KINDS = {
  normal: null,
  warmUp: exerciseText.warmUp,
  drop: exerciseText.drop,
  failure: exerciseText.failure,
  amrap: exerciseText.amrap,
} as const;

/** Every set, session by session, the latest first. */
export function SetsCard({ exercise }: { exercise: string }) {
  const sets = useExerciseSets(exercise);
  const today = useToday();
  const { weightUnit } = useUnits();
  const describe = (set: DoneSetRow) =>
    [
      setText(set, weightUnit),
      KINDS[set.kind],
      set.reserve === null ? null : exerciseText.left(set.reserve),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Card title={exerciseText.allSets}>
      <Loaded query={sets}>
        {({ pages }) => (
          <>
            <ol className="divide-y divide-line">
              {[...Map.groupBy(pages.flat(), ({ sessionId }) => sessionId)].map(([id, done]) => {
                const date = dateText(done[0]?.date ?? today, today);
                return (
                  <li key={id} className="py-2.5 first:pt-0">
                    <Link
                      href={sessionHref(id)}
                      aria-label={exerciseText.openSession(date)}
                      className="inline-flex min-h-8 items-center rounded-control font-medium underline-offset-4 hover:underline"
                    >
                      {date}
                    </Link>
                    {/* Pages come with the latest set first. */}
                    <ol className="tabular text-sm text-muted">
                      {done.toReversed().map((set, at) => (
                        <li key={at}>{describe(set)}</li>
                      ))}
                    </ol>
                  </li>
                );
              })}
            </ol>
            {sets.hasNextPage && (
              <Button
                variant="ghost"
                className="mt-2"
                pending={sets.isFetchingNextPage}
                onClick={() => void sets.fetchNextPage()}
              >
                {exerciseText.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
