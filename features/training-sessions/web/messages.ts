import { PLANS } from '#features/plans/rules.ts';
import type { TrainingSession, TrainingWeek } from '../contract.ts';
import { takesOne } from '../rules/session-state.ts';
import { limitSentence } from '../rules/weekly-limit.ts';

const named =
  (title: string) =>
  ({ name }: TrainingSession) => ({ title, description: name });

export const sessionMessages = {
  saved: named('Session started'),
  changed: named('Session changed'),
  finished: named('Session finished'),
  reopened: { title: 'Undone', description: 'Your session goes on.' },
  removed: (session: TrainingSession) => ({
    title: 'Session deleted',
    description: takesOne(session) ? stillCounts : session.name,
  }),
  undone: { title: 'Undone', description: 'Your session is back.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};

/** Said before and after a session of the plan is deleted that was begun. */
const stillCounts = 'It was begun, so it still counts for this week’s workouts.';

/** "2 of 3" */
const usedOf = ({ used, limit }: TrainingWeek): string => `${used.length} of ${limit}`;

export const sessionText = {
  stillCounts,
  limitReached: (week: TrainingWeek): string => limitSentence(week, PLANS[week.plan]),
  /** Shown before the limit is reached; null where there is none. */
  usedThisWeek: (week: TrainingWeek): string | null =>
    week.limit === null ? null : `${usedOf(week)} workouts started this week`,
  doneThisWeek: ({ done, goal }: TrainingWeek): string =>
    done.length > goal
      ? `${done.length} sessions done this week, ${goal} planned`
      : `${done.length} of ${goal} ${goal === 1 ? 'session' : 'sessions'} done this week`,
  doAsOwn: 'Do it as your own workout',
  largerPlan: 'See larger plans',
};
