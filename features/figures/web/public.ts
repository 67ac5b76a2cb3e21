/** How an exercise looks: a moving figure, a small picture for lists, and the muscles on a body. */
export { ExerciseFigure } from './components/exercise-figure.tsx';
export { FigureSvg } from './components/figure-svg.tsx';
export { FigureThumbnail } from './components/figure-thumbnail.tsx';
export { KeyPoses } from './components/key-poses.tsx';
export { LaterThumbnail } from './components/later-thumbnail.tsx';
export { MuscleMap, SmallMuscleMap } from './components/muscle-map.tsx';
