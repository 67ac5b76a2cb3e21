import { useMemo } from 'react';
import { drawFigure } from '../../rules/figure.ts';
import { figures } from '../../rules/figure-of-exercise.ts';
import { type FigureMuscles, tintsOf } from '../../rules/muscles/muscle-tints.ts';
import { poseName } from '../messages.ts';
import { FigureSvg } from './figure-svg.tsx';

type KeyPosesProps = { exerciseId: string; name: string; muscles: FigureMuscles };

/** An exercise's key poses side by side; nothing for one without a figure. */
export function KeyPoses({ exerciseId, name, muscles }: KeyPosesProps) {
  const figure = figures.get(exerciseId);
  const drawing = useMemo(() => figure && drawFigure(figure, tintsOf(muscles)), [figure, muscles]);
  if (!figure || !drawing) return null;
  const count = figure.poses.length;
  return (
    <ol className="flex flex-wrap justify-center gap-2">
      {figure.poses.map((_, at) => (
        <li key={poseName(name, at, count)} className="max-w-[256px] min-w-0 grow basis-[128px]">
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
