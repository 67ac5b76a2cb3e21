import { armFigures } from './arm-poses.ts';
import { bridgeFigures } from './bridge-poses.ts';
import { cardioFigures } from './cardio-poses.ts';
import { carryFigures } from './carry-poses.ts';
import { coreFigures } from './core-poses.ts';
import { crunchFigures } from './crunch-poses.ts';
import type { Figure } from './figure.ts';
import { hingeFigures } from './hinge-poses.ts';
import { legFigures } from './leg-poses.ts';
import { lungeFigures } from './lunge-poses.ts';
import { machineFigures } from './machine-poses.ts';
import { mobilityFigures } from './mobility-poses.ts';
import { plankFigures } from './plank-poses.ts';
import { pressFigures } from './press-poses.ts';
import { pullFigures } from './pull-poses.ts';
import { pushFigures } from './push-poses.ts';
import { rowFigures } from './row-poses.ts';
import { squatFigures } from './squat-poses.ts';
import { standingStretchFigures } from './standing-stretch-poses.ts';
import { stretchFigures } from './stretch-poses.ts';
import { walkFigures } from './walk-poses.ts';

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
    carryFigures,
    walkFigures,
    machineFigures,
    stretchFigures,
    standingStretchFigures,
    plankFigures,
    crunchFigures,
    mobilityFigures,
  ].flatMap((family) => Object.entries(family)),
);
