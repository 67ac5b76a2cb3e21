import { monthName } from '#platform/shared/calendar-words.ts';
import type { GoalContent } from './goal-kinds.ts';
import type { GoalProblem } from './goal-limits.ts';

type Units = {
  /** a day as it is shown: "3 March" */
  day?: (day: string) => string;
  /** a kg figure in the person's unit, "0.6 kg" */
  weight?: (kg: number) => string;
};

const plain = (value: number): string =>
  value.toLocaleString('en-AU', { maximumFractionDigits: value < 10 ? 2 : 1 });

/** "3 March 2027". */
const longDay = (day: string): string =>
  `${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;

/** What a kind's weekly limit is called: "0.6 kg". */
function limitText(
  { kind, unit }: Pick<GoalContent, 'kind' | 'unit'>,
  limit: number,
  weight: (kg: number) => string,
): string {
  if (kind === 'weight' || kind === 'lift') return weight(limit);
  if (kind === 'habit') return `${limit} days`;
  if (kind === 'distance') return `${plain(limit / 1_000)} km`;
  return unit === '%' ? `${plain(limit)} points` : `${plain(limit)} ${unit}`.trim();
}

/** One sentence on what is wrong with a goal: what limits it, and what can be chosen. */
export function problemSentence(
  problem: GoalProblem,
  goal: Pick<GoalContent, 'kind' | 'unit'>,
  { day = longDay, weight = (kg) => `${plain(kg)} kg` }: Units = {},
): string {
  switch (problem.kind) {
    case 'not_offered':
      return 'Goals for this figure aren’t offered to you. Choose something else.';
    case 'protected':
      return 'Vigour sets no goals for losing weight right now. Choose something else.';
    case 'growing':
      return 'Under 18, goals here don’t go down. Choose a figure above where you are, or something else.';
    case 'no_way':
      return 'You’re there already. Choose another figure.';
    case 'underweight':
      return `At your height, choose ${weight(problem.lowestKg ?? 0)} or more. Below it you’d be underweight.`;
    case 'too_early':
      return 'Choose a day after today.';
    case 'too_late':
      return 'Choose a day within five years.';
    case 'too_fast':
      return `That’s faster than is safe: at most ${limitText(goal, problem.limit, weight)} a week. Choose ${day(problem.earliest)} or later.`;
  }
}
