import type { Habit } from '../contract.ts';
import type { TrophyKind } from '../rules/trophies.ts';

const failed = 'Not saved. Check your connection and try again.';
const undoFailed = 'Couldn’t undo. Check your connection and try again.';

export const habitMessages = {
  saved: ({ name }: Habit) => ({ title: 'Habit added', description: name }),
  changed: ({ name }: Habit) => ({ title: 'Habit changed', description: name }),
  removed: ({ name }: Habit) => ({ title: 'Habit deleted', description: name }),
  undone: { title: 'Undone', description: 'Your habits are restored.' },
  failed,
  undoFailed,
};

export const markMessages = {
  removed: (name: string) => ({ title: 'No longer kept', description: name }),
  undone: { title: 'Undone', description: 'The day is as it was.' },
  failed,
  undoFailed,
};

export const trophyText = {
  title: 'Trophies',
  lead: 'For coming back, going on and learning. Never for weight or eating less.',
  show: 'Show trophies',
  off: 'Trophies are off.',
  earned: 'Earned',
  progress: (count: number, of: number) => `${count} of ${of}`,
  failed,
};

export const trophyNames: Record<TrophyKind, { name: string; detail: string }> = {
  firstSession: { name: 'First session', detail: 'You trained once and logged it.' },
  sessions25: { name: '25 training days', detail: 'Days with a session, ever.' },
  sessions100: { name: '100 training days', detail: 'Days with a session, ever.' },
  trainingWeeks4: { name: 'Four weeks in a row', detail: 'A session in each of four weeks.' },
  firstRecord: { name: 'Beyond day one', detail: 'A lift stronger than on its first day.' },
  exercises20: { name: 'Wide repertoire', detail: 'Twenty different exercises.' },
  cooked10: { name: 'Ten meals cooked', detail: 'Logged from recipes or plans.' },
  checkIns4: { name: 'A month of check-ins', detail: 'Four weekly check-ins.' },
  habitWeek: { name: 'A week of a habit', detail: 'Seven days in a row.' },
  habitMonth: { name: 'A month of a habit', detail: 'Thirty days in a row.' },
  return: { name: 'Back again', detail: 'You came back after a break.' },
  returns3: { name: 'Three returns', detail: 'Coming back is a skill too.' },
};
