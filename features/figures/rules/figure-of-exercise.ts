import type { Figure } from './figure.ts';
import { armFigures } from './poses/arm-poses.ts';
import { bridgeFigures } from './poses/bridge-poses.ts';
import { cardioFigures } from './poses/cardio-poses.ts';
import { carryFigures } from './poses/carry-poses.ts';
import { coreFigures } from './poses/core-poses.ts';
import { crunchFigures } from './poses/crunch-poses.ts';
import { hingeFigures } from './poses/hinge-poses.ts';
import { legFigures } from './poses/leg-poses.ts';
import { lungeFigures } from './poses/lunge-poses.ts';
import { machineFigures } from './poses/machine-poses.ts';
import { mobilityFigures } from './poses/mobility-poses.ts';
import { plankFigures } from './poses/plank-poses.ts';
import { pressFigures } from './poses/press-poses.ts';
import { pullFigures } from './poses/pull-poses.ts';
import { pushFigures } from './poses/push-poses.ts';
import { rowFigures } from './poses/row-poses.ts';
import { squatFigures } from './poses/squat-poses.ts';
import { standingStretchFigures } from './poses/standing-stretch-poses.ts';
import { stretchFigures } from './poses/stretch-poses.ts';
import { walkFigures } from './poses/walk-poses.ts';

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
