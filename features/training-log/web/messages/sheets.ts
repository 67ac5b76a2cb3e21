import { timeText } from '#platform/shared/duration-text.ts';

export const swapText = {
  title: (exercise: string): string => (exercise ? `Swap ${exercise}` : 'Swap'),
  none: 'Nothing like it fits this place.',
  any: 'Any exercise of the library',
};

const MINUTE = 60;

/** "None", "45 s", "2 min", "2:30 min" */
export function restLabel(seconds: number): string {
  if (seconds === 0) return 'None';
  if (seconds < 2 * MINUTE) return `${seconds} s`;
  return seconds % MINUTE === 0 ? `${seconds / MINUTE} min` : timeText(seconds);
}
