export const sessionPageText = {
  title: 'Session',
  none: 'Nothing planned on this day',
  noneHint: 'It may be a rest day, or your plan has changed.',
  back: 'To your week',
  start: 'Start',
  goOn: 'Continue',
  add: 'Add exercise',
  minutes: 'Change the time',
  moveDay: 'Move to another day',
  regenerate: 'Make this day again',
  reorder: 'Change the order',
  reorderDone: 'Done',
  edit: 'Change this session',
  empty: 'No exercises left',
  emptyHint: 'Add one, or make this day again.',
  whyDetails: 'How and why',
  why: 'Why this?',
  howTo: 'How to do it',
  goTo: (exercise: string): string => `Change to ${exercise}`,
  actionsFor: (exercise: string): string => `Actions for ${exercise}`,
  estimated: (minutes: string, place: string | null): string =>
    place ? `About ${minutes} · ${place}` : `About ${minutes}`,
  readOnly: 'This day is over. Plans change from today on.',
};

export const menuText = {
  swap: 'Swap…',
  swapDetail: 'Choose another exercise, or let us choose',
  harder: 'How it gets harder…',
  harderDetail: 'Weight, reps, unit and rest',
  up: 'Move up',
  down: 'Move down',
  pair: 'Superset with the next one',
  pairDetail: 'Alternate the two to save time',
  unpair: 'End the superset',
  unpairDetail: 'Finish one before you start the other',
  lock: 'Lock',
  lockDetail: 'Stays when the day is made again',
  unlock: 'Unlock',
  remove: 'Remove',
};

export const swapText = {
  title: (exercise: string): string => `Swap ${exercise}`,
  scope: 'How long',
  today: 'For today',
  thisDay: 'For this day',
  block: 'For the programme',
  none: 'Nothing else fits here',
  noneHint: 'Add equipment, or look in the whole library.',
  more: 'Show more',
  forMe: 'Choose for me',
  sameMovement: 'Or choose yourself',
  otherWays: 'Another movement for the same muscles',
  any: 'Any exercise of the library',
};

export const minutesText = {
  title: 'Time for this session',
  lead: 'The session is made again for this time. Locked exercises stay.',
  label: 'Minutes',
  option: (minutes: number): string => `${minutes} min`,
  change: 'Change the time',
};

export const dayText = {
  title: 'Move to another day',
  lead: 'This time only. Later weeks stay as they are.',
  rest: 'Rest day',
  exchange: (session: string): string => `${session}. They’ll swap days.`,
};

export const weightsText = {
  warmUp: 'Warm-up sets',
  warmUpSet: (weight: string, reps: number): string => `${weight} × ${reps}`,
  plates: 'Plates on each side',
  emptyBar: 'The bar alone',
  find: 'Find your weight',
  findHow: (reps: string, left: number): string =>
    `Start light. Add weight until ${reps} leave ${left} more in you. Keep that weight.`,
};

/** Toasts of edits; each has Undo. */
export const editText = {
  swapped: (now: string) => ({ title: 'Swapped', description: `Now: ${now}` }),
  moved: (name: string) => ({ title: 'Moved', description: name }),
  paired: { title: 'Superset made', description: 'The two alternate now.' },
  unpaired: { title: 'Superset ended', description: undefined },
  locked: (name: string) => ({ title: 'Locked', description: name }),
  unlocked: (name: string) => ({ title: 'Unlocked', description: name }),
  removed: (name: string) => ({ title: 'Removed', description: name }),
  added: (name: string) => ({ title: 'Added', description: name }),
  movedTo: (day: string) => ({ title: 'Moved', description: `Now on ${day}` }),
  minutes: (minutes: number) => ({ title: 'Time changed', description: `${minutes} min` }),
  remade: { title: 'Day made again', description: undefined },
};
