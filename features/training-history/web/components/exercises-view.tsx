import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import { usePool } from '#features/own-exercises/web/public.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import type { ExerciseDone } from '../../rules/history-kinds.ts';
import { useExercisesDone } from '../api.ts';
import { exercisesText } from '../messages/history.ts';
import { exerciseHref, nameIn } from './addresses.ts';

const SHOWN_AT_FIRST = 30;

/** Every exercise that was done, the latest first; each leads to its trend and records. */
export function ExercisesView() {
  const done = useExercisesDone();
  return (
    <Card title={exercisesText.title}>
      <Loaded query={done}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-muted">{exercisesText.empty}</p>
          ) : (
            <Exercises all={all} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Exercises({ all }: { all: readonly ExerciseDone[] }) {
  const pool = usePool();
  const today = useToday();
  const nameOf = nameIn(pool.nameOf);
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  const wanted = text.trim().toLowerCase();
  const found = all.filter(({ exercise }) => nameOf(exercise).toLowerCase().includes(wanted));
  const shown = isWhole || wanted !== '' ? found : found.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <search className="relative mb-3 block">
        <SearchBox label={exercisesText.filter} value={text} onValueChange={setText} />
      </search>
      {found.length === 0 && <p className="text-muted">{exercisesText.none}</p>}
      <ul className="-mx-2 grid gap-x-4 lg:grid-cols-2">
        {shown.map(({ exercise, sessions, sets, last }) => (
          <li key={exercise} className="min-w-0">
            <Link
              href={exerciseHref(exercise)}
              className="flex min-h-16 w-full items-center gap-3 rounded-control px-2 py-2 transition-colors duration-150 hover:bg-hover"
            >
              <FigureThumbnail
                exerciseId={pool.figureOf(exercise)}
                muscles={pool.find(exercise)?.muscles ?? {}}
              />
              <span className="min-w-0 flex-1">
                <bdi className="block font-medium wrap-anywhere">{nameOf(exercise)}</bdi>
                <span className="tabular block text-sm text-muted">
                  {exercisesText.facts(sessions, sets)}
                </span>
                <span className="tabular block text-sm text-muted">
                  {exercisesText.last(shortDateText(last, today))}
                </span>
              </span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <Button variant="ghost" className="mt-2" onClick={() => setWhole(true)}>
          Show all {found.length}
        </Button>
      )}
    </>
  );
}
