import type { Goal } from '#features/account/contract.ts';
import { LEVELS, type Level } from '#features/exercises/rules/exercise-kinds.ts';
import type { StarterKit } from '#features/exercises/rules/starter-kits.ts';
import { formatList } from '#platform/shared/format-list.ts';

export const programmesLead = 'Ready-made plans, adapted to your days, equipment and body.';
export const noProgrammeFits = 'No programme fits these filters';
export const changeFilters = 'Change a filter: a programme adapts to fewer days, too.';
export const unknownProgramme = 'This programme doesn’t exist';
export const seeAllProgrammes = 'See all programmes';
export const startProgramme = 'Start this programme';
export const asWritten =
  'Shown as it is written. Set your training days and places to see it adapted to you.';
export const setUpTraining = 'Set up training days';
export const adaptedToYou = 'Adapted to your days, places and body.';
export const countProgrammes = (count: number): string =>
  count === 1 ? '1 programme' : `${count} programmes`;

export const GOAL_NAMES: Readonly<Record<Goal, string>> = {
  lose_weight: 'Lose weight',
  build_muscle: 'Build muscle',
  get_fit: 'Get fit',
  stay_healthy: 'Stay healthy',
};

/** The equipment a programme is written for. */
export const KIT_NAMES: Readonly<Record<StarterKit, string>> = {
  nothing: 'No equipment',
  bands: 'Bands',
  dumbbells: 'Dumbbells and bench',
  hotel: 'Hotel gym',
  barbell: 'Barbell, rack and bench',
  outdoors: 'Bars in a park',
  home: 'Home equipment',
  gym: 'Gym',
};

const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  beginner: 'beginners',
  intermediate: 'intermediate',
  advanced: 'advanced',
};

export const countDays = (days: number): string =>
  days === 1 ? '1 day a week' : `${days} days a week`;
export const countWeeks = (weeks: number): string => (weeks === 1 ? '1 week' : `${weeks} weeks`);
export const countMinutes = (minutes: number): string => `${minutes} min`;

/** "For beginners and intermediate" */
export function levelsText(levels: readonly Level[]): string {
  if (levels.length === LEVELS.length) return 'All levels';
  const text = formatList(levels.map((level) => LEVEL_WORDS[level]));
  return text.charAt(0).toUpperCase() + text.slice(1);
}
