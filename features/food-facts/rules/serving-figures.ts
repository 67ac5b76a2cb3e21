import { roundNoise } from './nutrient-kinds.ts';

/**
 * Figures of a serving as figures of 100 g or 100 ml. `size` is the serving in the same g or ml, more than 0;
 * both figures are in the same unit, whichever that is.
 */
export const per100FromServing = (ofServing: number, size: number): number =>
  roundNoise((ofServing * 100) / size);

/** The way back: figures of 100 g or 100 ml as figures of a serving of `size` g or ml. */
export const servingFromPer100 = (per100: number, size: number): number =>
  roundNoise((per100 * size) / 100);
