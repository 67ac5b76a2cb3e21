import { useMemo } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { drawFigure } from '../../rules/figure.ts';
import { figures } from '../../rules/figure-of-exercise.ts';
import { type FigureMuscles, tintsOf } from '../../rules/muscles/muscle-tints.ts';
import { poseName } from '../messages.ts';
import { FigureSvg } from './figure-svg.tsx';

/** Each pose at most 256 pixels wide, none alone in a row; below each other where letters are large. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: 'max-w-[256px]',
  2: 'max-w-[520px] grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))]',
  3: 'max-w-[784px] grid-cols-[repeat(auto-fit,minmax(min(4.75rem,100%),1fr))]',
  4: 'max-w-[1048px] grid-cols-2 sm:grid-cols-4',
};

type KeyPosesProps = { exerciseId: string; name: string; muscles: FigureMuscles };

/** An exercise's key poses side by side; nothing for one without a figure. */
export function KeyPoses({ exerciseId, name, muscles }: KeyPosesProps) {
  const figure = figures.get(exerciseId);
  const drawing = useMemo(() => figure && drawFigure(figure, tintsOf(muscles)), [figure, muscles]);
  if (!figure || !drawing) return null;
  const count = figure.poses.length;
  return (
    <ol className={classNames('mx-auto grid gap-2', COLUMNS[count])}>
      {figure.poses.map((_, at) => (
        <li key={poseName(name, at, count)} className="min-w-0">
          <FigureSvg
            drawing={drawing}
            paths={drawing.pose(at)}
            name={poseName(name, at, count)}
            floor={figure.floor ?? true}
            className="w-full"
          />
        </li>
      ))}
    </ol>
  );
}
