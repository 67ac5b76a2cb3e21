import type { WorkLevel } from '../rules/muscles/muscle-map.ts';

export const PLAY_FIGURE = 'Show the movement';
export const PAUSE_FIGURE = 'Pause';
export const FRONT_VIEW = 'Front';
export const BACK_VIEW = 'Back';

export const figureName = (exercise: string): string => `${exercise}: how it looks`;
export const poseName = (exercise: string, index: number, count: number): string =>
  count === 1 ? figureName(exercise) : `${exercise}: position ${index + 1} of ${count}`;
export const mapName = (most: readonly string[]): string =>
  most.length > 0 ? `Muscles on the body. Most: ${most.join(', ')}` : 'Muscles on the body';

export const levelNames: Record<WorkLevel, string> = {
  3: 'Works directly',
  2: 'Helps',
  1: 'Works a little',
  0: 'Rests',
};
