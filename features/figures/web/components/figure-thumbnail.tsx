import { memo } from 'react';
import { drawStill, type Still } from '../../rules/figure.ts';
import { figures } from '../../rules/figure-of-exercise.ts';
import { type FigureMuscles, tintsOf } from '../../rules/muscles/muscle-tints.ts';
import { FigureSvg } from './figure-svg.tsx';
import { SmallMuscleMap } from './muscle-map.tsx';

type FigureThumbnailProps = { exerciseId: string; muscles: FigureMuscles };

/** Each is drawn once: lists show the same ones again and again. */
const drawn = new Map<string, Still>();

function thumbnailOf(exerciseId: string, muscles: FigureMuscles): Still | undefined {
  const known = drawn.get(exerciseId);
  const figure = figures.get(exerciseId);
  if (known || !figure) return known;
  const made = drawStill(figure, tintsOf(muscles));
  drawn.set(exerciseId, made);
  return made;
}

/** The pose that says most, small, for a list in which the name stands beside it. */
export const FigureThumbnail = memo(function FigureThumbnail({
  exerciseId,
  muscles,
}: FigureThumbnailProps) {
  const thumbnail = thumbnailOf(exerciseId, muscles);
  return (
    <span
      aria-hidden
      // Pixels: the drawing does not grow with the text.
      className="grid size-[64px] shrink-0 place-items-center overflow-hidden rounded-control bg-raised text-accent-2"
    >
      {thumbnail ? (
        <FigureSvg
          drawing={thumbnail}
          paths={thumbnail.paths}
          floor={false}
          className="size-[60px]"
        />
      ) : (
        <SmallMuscleMap muscles={muscles} className="size-[60px]" />
      )}
    </span>
  );
});
