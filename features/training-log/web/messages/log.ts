import type { Measure, SetKind } from '#features/training-sessions/rules/session-kinds.ts';
import type { SetField } from '../../rules/set-fields.ts';

export const logText = {
  title: 'Session',
  unsaved: 'Not saved yet. Keep this page open.',
  notHere: 'This part isn’t on your phone yet. Connect once, then try again.',
  gone: 'This session is gone',
  goneHint: 'It was deleted, or it’s on another device that hasn’t synced yet.',
  toStart: 'Start a session',
  toWeek: 'To your week',
  finish: 'Finish',
  saveEdits: 'Done',
  add: 'Add exercise',
  reorder: 'Change the order',
  reorderDone: 'Done',
  options: 'Session options',
  progress: 'Sets done',
  sets: (done: number, all: number): string => `${done} of ${all} sets`,
  running: (minutes: number): string => (minutes < 1 ? 'Just started' : `${minutes} min`),
  empty: 'Add your first exercise',
  emptyHint: 'Search the library, or type what you did.',
  superset: 'Superset: alternate with the next one',
  circuit: 'Circuit: go on to the next one',
  actionsFor: (exercise: string): string => `Actions for ${exercise}`,
  addSet: 'Add set',
  addWarmUp: 'Add warm-up',
  note: (text: string): string => `Note: ${text}`,
  record: (name: string, now: string): string => `Record: ${name.toLowerCase()} ${now}`,
  /** "2 left", "RPE 8"; empty where effort was not planned */
  left: (reserve: number | null, scale: 'rir' | 'rpe'): string => {
    if (reserve === null) return '';
    return scale === 'rpe' ? `RPE ${10 - reserve}` : `${reserve} left`;
  },
  guided: 'One at a time',
  list: 'All exercises',
  isEdit: (day: string): string => `Finished · ${day}`,
};

export const limitText = { title: 'This week’s workouts are used up' };

export const finishText = {
  title: 'Finish this session?',
  left: (sets: number): string =>
    sets === 1 ? 'One set isn’t ticked. That’s fine.' : `${sets} sets aren’t ticked. That’s fine.`,
  none: 'No sets are ticked yet. Delete the session instead?',
  keepGoing: 'Keep going',
  remove: 'Delete session',
};

export const openText = {
  title: 'Still training?',
  since: (hours: number): string => `This session has been open for ${hours} hours.`,
  finishThen: 'Finish at the last set',
  goOn: 'Still training',
};

/** One mark and one name for each kind of set. */
export const KIND_MARKS: Readonly<Record<SetKind, string>> = {
  normal: '',
  warmUp: 'W',
  drop: 'D',
  failure: 'F',
  amrap: 'A',
};

export const KIND_NAMES: Readonly<Record<SetKind, string>> = {
  normal: 'Normal',
  warmUp: 'Warm-up',
  drop: 'Drop set',
  failure: 'To failure',
  amrap: 'As many as possible',
};

export const KIND_DETAILS: Readonly<Record<SetKind, string>> = {
  normal: 'Counts as planned',
  warmUp: 'Light, doesn’t count for volume or records',
  drop: 'Less weight straight after the last set',
  failure: 'Until no more reps go',
  amrap: 'As many good reps as you can',
};

export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  loadReps: 'Weight and reps',
  reps: 'Reps',
  bodyweight: 'Bodyweight, plus or minus weight',
  seconds: 'Time',
  metres: 'Distance',
  metresSeconds: 'Distance and time',
};

export const columnText = { set: 'Set', previous: 'Last time' };

type FieldWords = { unit: 'kg' | 'lb'; effort: 'rir' | 'rpe'; isLong: boolean; isBody: boolean };

/** The head of a column: "kg", "reps". */
export function fieldHead(
  field: SetField,
  { unit, effort, isLong, isBody }: FieldWords,
  pieces: 1 | 2,
): string {
  if (field === 'loadKg') return isBody ? `± ${unit}` : pieces === 2 ? `${unit} each` : unit;
  if (field === 'reserve') return effort === 'rpe' ? 'RPE' : 'Left';
  if (field === 'metres') return isLong ? 'km' : 'm';
  return field === 'reps' ? 'Reps' : 'Time';
}

/** The same for a screen reader. */
export function fieldName(field: SetField, { unit, effort, isLong, isBody }: FieldWords): string {
  const units = unit === 'lb' ? 'pounds' : 'kilograms';
  if (field === 'loadKg') return isBody ? `weight added in ${units}` : `weight in ${units}`;
  if (field === 'reserve') return effort === 'rpe' ? 'effort from 1 to 10' : 'reps left';
  if (field === 'metres') return isLong ? 'distance in kilometres' : 'distance in metres';
  return field === 'reps' ? 'reps' : 'time';
}

export const setText = {
  /** "Back squat, set 2 of 4" */
  place: (exercise: string, at: number, of: number, kind: SetKind): string =>
    kind === 'normal'
      ? `${exercise}, set ${at} of ${of}`
      : `${exercise}, set ${at} of ${of}, ${KIND_NAMES[kind].toLowerCase()}`,
  planned: (place: string, what: string): string => (what ? `${place}, planned ${what}` : place),
  done: (place: string, what: string): string => (what ? `${place}, ${what}` : place),
  field: (place: string, field: string): string => `${place}, ${field}`,
  kind: (place: string): string => `${place}, change set`,
  copy: (place: string, what: string): string => `${place}, copy last time: ${what}`,
  start: (place: string): string => `${place}, start the clock`,
  none: '–',
};

export const conflictText = {
  title: 'Two devices logged this set',
  shown: 'Shown now',
  other: (at: number): string => (at === 1 ? 'The other version' : `Version ${at + 1}`),
  done: 'Done',
  notDone: (what: string): string => (what ? `${what}, not ticked` : 'Not ticked'),
};

export const setMenuText = {
  kind: 'Kind of set',
  remove: 'Remove set',
  removed: (exercise: string) => ({ title: 'Set removed', description: exercise }),
};

export const itemMenuText = {
  swap: 'Swap…',
  swapDetail: 'Same movement, with what you have',
  later: 'Machine taken',
  laterDetail: 'Do the next exercise first, or swap this one',
  reorder: 'Change the order',
  pair: 'Superset with the next one',
  pairDetail: 'Alternate the two and rest once a round',
  unpair: 'End the superset',
  pace: 'Clock…',
  paceDetail: 'Every minute on the minute, or intervals',
  rest: 'Rest…',
  measure: 'Count it by…',
  settings: 'Units and progression…',
  note: 'Note…',
  howTo: 'How to do it',
  remove: 'Remove exercise',
};

export const takenText = {
  title: 'Machine taken',
  lead: (exercise: string): string => `What would you like to do about ${exercise}?`,
  later: 'Do the next one first',
  laterDetail: (next: string): string => `Start with ${next}, then come back`,
  last: 'Do it last',
  swap: 'Swap it',
  swapDetail: 'Something else for the same muscles',
};

export const noteText = {
  title: (exercise: string): string => `Note for ${exercise}`,
  session: 'Note for this session',
  label: 'Note',
  save: 'Save note',
};

export const restPickText = {
  title: (exercise: string): string => `Rest for ${exercise}`,
  label: 'After each set',
  none: 'None',
};

export const measureText = {
  title: 'Count it by',
  perSide: 'Each side on its own',
  perSideDetail: 'Reps are for one side; volume counts both',
  pair: 'Two dumbbells',
  pairDetail: 'The weight is of one; volume counts both',
};

export const paceText = {
  title: (exercise: string): string => `Clock for ${exercise}`,
  none: 'No clock',
  noneDetail: 'Rest as long as planned',
  emom: 'On the minute',
  emomDetail: 'A set every minute',
  emomLong: 'Every two minutes',
  emomLongDetail: 'A set every two minutes',
  short: '20 s on, 10 s off',
  shortDetail: 'Short and hard intervals',
  even: '40 s on, 20 s off',
  evenDetail: 'Steady intervals',
  long: '3 min on, 1 min off',
  longDetail: 'Long intervals',
};

/** Toasts of edits; each has Undo. */
export const editText = {
  removed: (name: string) => ({ title: 'Removed', description: name }),
  swapped: (name: string) => ({ title: 'Swapped', description: name }),
  added: (name: string) => ({ title: 'Added', description: name }),
};
