import type { FigureMuscles } from '#features/figures/rules/muscles/muscle-tints.ts';
import { FigureSvg, LaterThumbnail } from '#features/figures/web/public.ts';
import type { PoolOfSome } from '../hooks/use-pool-of.ts';

type CardPictureProps = { exerciseId: string; muscles: FigureMuscles; pool: PoolOfSome };

/** The small picture of an exercise of a pool. */
export function CardPicture({ exerciseId, muscles, pool }: CardPictureProps) {
  const still = pool.stillOf(exerciseId);
  return (
    <span
      aria-hidden
      className="grid size-[64px] shrink-0 place-items-center overflow-hidden rounded-control bg-raised text-accent-2"
    >
      {still ? (
        <FigureSvg drawing={still} paths={still.paths} floor={false} className="size-[60px]" />
      ) : (
        <LaterThumbnail exerciseId={pool.figureOf(exerciseId)} muscles={muscles} />
      )}
    </span>
  );
}
