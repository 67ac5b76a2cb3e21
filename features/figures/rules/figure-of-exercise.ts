import { armFigures } from './arm-poses.ts';
import { bridgeFigures } from './bridge-poses.ts';
import { cardioFigures } from './cardio-poses.ts';
import { coreFigures } from './core-poses.ts';
import type { Figure } from './figure.ts';
import { hingeFigures } from './hinge-poses.ts';
import { legFigures } from './leg-poses.ts';
import { lungeFigures } from './lunge-poses.ts';
import { mobilityFigures } from './mobility-poses.ts';
import { pressFigures } from './press-poses.ts';
import { pullFigures } from './pull-poses.ts';
import { pushFigures } from './push-poses.ts';
import { rowFigures } from './row-poses.ts';
import { squatFigures } from './squat-poses.ts';

/** The figure of every exercise that can be drawn well, by the exercise's id. */
export const figures: ReadonlyMap<string, Figure> = new Map(
  [
    squatFigures,
    lungeFigures,
    legFigures,
    hingeFigures,
    bridgeFigures,
    pushFigures,
    pressFigures,
    pullFigures,
    rowFigures,
    armFigures,
    coreFigures,
    cardioFigures,
    mobilityFigures,
  ].flatMap((family) => Object.entries(family)),
);
