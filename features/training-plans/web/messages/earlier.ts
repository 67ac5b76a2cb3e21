/** What stands with plans of before. */
export const earlierText = {
  title: 'Earlier plans',
  weeksFrom: (weeks: number, from: string): string => `${weeks} weeks from ${from}`,
  follow: 'Follow again',
  followOne: (name: string, from: string): string => `Follow again: ${name} from ${from}`,
  deleteOne: (name: string, from: string): string => `Delete ${name} from ${from}`,
};
