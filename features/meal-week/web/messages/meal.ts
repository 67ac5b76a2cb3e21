export const mealText = {
  howMuch: 'How much did you eat?',
  less: 'Less',
  more: 'More',
  ateIt: 'Ate it',
  rest: (serves: string): string => `Keep the other ${serves} in the`,
  noRest: 'Don’t keep it',
  undoAte: 'Take it out of the log',
  undoDetail: 'It is planned again',
  lock: 'Lock',
  lockDetail: 'Stays when the week is planned again',
  unlock: 'Unlock',
  swap: 'Swap',
  swapDetail: 'Three meals that suit the day',
  move: 'Move',
  moveDetail: 'To another day or meal; or drag its picture',
  note: 'Note',
  cook: 'Cook',
  recipe: 'Recipe',
  again: 'Plan this meal again',
  keep: 'Keep as leftovers',
  keepDetail: 'It goes into the fridge list',
  drop: 'Not eaten',
  dropDetail: 'It no longer counts for the day',
  planAgain: 'Plan it after all',
  remove: 'Take it off the plan',
  portions: 'Portions',
  savePortions: 'Save portions',
  save: 'Save',
  noteLabel: 'Note for this meal',
};

export const swapText = {
  title: 'Swap',
  looking: 'Looking for meals that suit the day',
  none: 'No other recipe suits this meal and your wishes.',
  effect: 'The day then has',
  failed: 'No meals could be looked for. The planner needs a connection the first time.',
  again: 'Retry',
};

export const moveText = {
  title: 'Move',
  day: 'Day',
  meal: 'Meal',
  there: (title: string): string => `${title} takes its place.`,
  free: 'Nothing is planned there.',
  move: 'Move',
};

const withCooked = (text: string, cooked: readonly string[]): string =>
  cooked.length === 0 ? text : `${text}. ${cooked.join(' ')}`;

/** `cooked`: what becomes of its leftovers. */
export const swapped = (before: string, after: string, cooked: readonly string[]) => ({
  title: 'Swapped',
  description: withCooked(`${after} instead of ${before}`, cooked),
});

type Moved = { title: string; place: string };
const placed = ({ title, place }: Moved): string => `${title}: ${place}`;

/**
 * `other` is what was there, and where it is now; `along`: leftovers that went with them, and what was in their
 * place; `cooked`: what becomes of the other leftovers.
 */
export const moved = (
  meal: Moved,
  other: Moved | null,
  { along, cooked }: { along: readonly Moved[]; cooked: readonly string[] },
) => ({
  title: other ? 'Meals exchanged' : 'Moved',
  description: withCooked(
    [
      ...[meal, ...(other ? [other] : [])].map(placed),
      ...(along.length > 0 ? [`Leftovers go along. ${along.map(placed).join('. ')}`] : []),
    ].join('. '),
    cooked,
  ),
});

export const removed = (title: string) => ({ title: 'Taken off the plan', description: title });
export const keptText = (title: string) => ({ title: 'Kept as leftovers', description: title });
export const noted = (title: string) => ({ title: 'Note saved', description: title });
export const removeFailed = 'That change was not saved. Please try again.';
export const lessFor = (name: string): string => `Less for ${name}`;
export const moreFor = (name: string): string => `More for ${name}`;

/** "Ana, Ben and Kim" */
export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names);
