import { BARBELL_PROGRAMMES } from './barbell-programmes.ts';
import { CARDIO_AND_MOBILITY_PROGRAMMES } from './cardio-and-mobility-programmes.ts';
import { GYM_PROGRAMMES } from './gym-programmes.ts';
import { HOME_PROGRAMMES } from './home-programmes.ts';
import type { Programme } from './programme.ts';
import { STEADY_START_PROGRAMMES } from './steady-start-programmes.ts';

/** All programmes, in the order in which they are shown. */
export const PROGRAMMES: readonly Programme[] = [
  ...GYM_PROGRAMMES,
  ...BARBELL_PROGRAMMES,
  ...HOME_PROGRAMMES,
  ...STEADY_START_PROGRAMMES,
  ...CARDIO_AND_MOBILITY_PROGRAMMES,
];

export const findProgramme = (id: string): Programme | undefined =>
  PROGRAMMES.find((programme) => programme.id === id);
