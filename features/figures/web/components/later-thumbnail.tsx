import { type ComponentType, lazy, Suspense } from 'react';
import type { FigureMuscles } from '../../rules/muscles/muscle-tints.ts';

type ThumbnailProps = { exerciseId: string; muscles: FigureMuscles };

/** Where it cannot be fetched, the place stays empty. */
const Fetched = lazy(async (): Promise<{ default: ComponentType<ThumbnailProps> }> => {
  try {
    return { default: (await import('./figure-thumbnail.tsx')).FigureThumbnail };
  } catch {
    return { default: () => null };
  }
});

/** The small picture of an exercise, drawn once the figures of all exercises are fetched. */
export const LaterThumbnail = (props: ThumbnailProps) => (
  <Suspense>
    <Fetched {...props} />
  </Suspense>
);
