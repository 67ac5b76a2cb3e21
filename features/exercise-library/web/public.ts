/** What other screens may use of the exercise library. */
import { lazy } from 'react';

export { exerciseLibraryOffline } from './api/offline.ts';
export { useMarks } from './api.ts';
export { AddExerciseSheet } from './components/add-exercise-sheet.tsx';
export { CardPicture } from './components/card-picture.tsx';
export { bringCatalogue, type PoolOfSome, usePoolOf } from './hooks/use-pool-of.ts';

/** Fetched when search is opened: it brings all exercises. */
export const FoundExercises = lazy(() =>
  import('./components/found-exercises.tsx').then((m) => ({ default: m.FoundExercises })),
);
