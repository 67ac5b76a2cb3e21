import type { Level } from '#features/exercises/rules/exercise-kinds.ts';
import { LEVEL_NAMES } from '#features/exercises/web/public.ts';

export const LIBRARY_TITLE = 'Exercises';
export const libraryLead = (count: number): string =>
  `${count} exercises for any equipment, with cues and muscles.`;
export const SEARCH_LABEL = 'Search exercises';
export const SEARCH_PLACEHOLDER = 'Try “row” or “no equipment”';

export const FILTER_NAMES = {
  equipment: 'Equipment',
  muscle: 'Muscle',
  pattern: 'Movement',
  level: 'Level',
  show: 'Mine',
} as const;

export const SHOWN_NAMES = {
  favourite: 'Favourites',
  own: 'Added by you',
  never: 'Never suggested',
} as const;

export const CLEAR_FILTERS = 'Clear filters';
export const countFound = (count: number): string =>
  count === 1 ? '1 exercise' : `${count} exercises`;
export const showMoreOf = (count: number): string => `Show more of ${count}`;
export const NONE_FOUND = 'No exercises match.';
export const NONE_FOUND_HINT = 'Try fewer words, or clear a filter.';

export const ADD_OWN = 'Add your own';
export const addNamed = (name: string): string => `Add “${name}” as your own`;
export const YOURS = 'Yours';
export const NOTES_TITLE = 'Notes';

export const HOW_TO = 'How to do it';
export const MUSCLES_TITLE = 'Muscles';
export const FACTS_TITLE = 'Good to know';
export const EASIER = 'Easier';
export const HARDER = 'Harder';
export const ALTERNATIVES = 'Alternatives';
export const STRETCHES = 'Areas';
export const TAKE_CARE = 'Take care';

export const FACTS = {
  equipment: 'Equipment',
  level: 'Level',
  reps: 'Repetitions',
  seconds: 'Time',
  loads: 'Loads',
  also: 'Also called',
  met: 'Effort',
} as const;

export const eachSide = (range: string, unilateral: boolean): string =>
  unilateral ? `${range} each side` : range;
export const rangeOf = ([low, high]: readonly [number, number]): string => `${low}–${high}`;
export const secondsOf = (range: readonly [number, number]): string => `${rangeOf(range)} seconds`;
export const metsOf = (met: number): string =>
  `${met.toLocaleString('en-AU')} times the energy of rest`;
export const fromLevelTo = (from: Level, upTo: Level): string => {
  if (from === upTo) return LEVEL_NAMES[from];
  if (from === 'beginner' && upTo === 'advanced') return 'Any level';
  return `${LEVEL_NAMES[from]} to ${LEVEL_NAMES[upTo].toLowerCase()}`;
};

export const favouriteLabel = (name: string): string => `Favourite ${name}`;
export const neverLabel = (name: string): string => `Never suggest ${name}`;
export const NEVER_SUGGESTED = 'Never suggested';
export const NEVER_SUGGESTED_HINT = 'Plans leave this exercise out.';
export const MARK_FAILED = 'Your mark could not be saved.';

export const shareLabel = (name: string): string => `Share ${name}`;
export const LINK_COPIED = {
  title: 'Link copied',
  description: 'Anyone can open it, without an account.',
} as const;
export const linkToCopy = (link: string) => ({ title: 'Copy this link', description: link });

export const NOT_FOUND_TITLE = 'No such exercise';
export const NOT_FOUND_HINT = 'Search the library for another.';
export const OPEN_LIBRARY = 'Open the library';

export const EXERCISES_FOUND = 'Exercises';
