import { pauseProblem, rhythmOf, rhythmsFor } from './check-habit.ts';
import { type HabitContent, UNIT_OF_SOURCE } from './habit-kinds.ts';

/** What is wrong with a habit that was sent; null when it is fine. */
export function problemOfHabit(
  habit: Pick<HabitContent, 'source' | 'unit' | 'terms' | 'pauses'>,
): { field: string; sentence: string } | null {
  const { source, unit, terms, pauses } = habit;
  for (const [at, term] of terms.entries()) {
    const before = terms[at - 1];
    if (before && before.from >= term.from) {
      return { field: 'terms', sentence: 'Give the changes in order, one a day.' };
    }
    const isEmpty = term.timesAWeek === null && term.weekdays.length === 0;
    if (isEmpty || !rhythmsFor(source).includes(rhythmOf(term))) {
      return {
        field: 'terms',
        sentence:
          source === 'session'
            ? 'Training is counted by the week: say how many times.'
            : 'Choose at least one day, or times a week.',
      };
    }
    const counts = term.amount !== null;
    const hasUnit = source === 'own' ? unit !== null : UNIT_OF_SOURCE[source] !== undefined;
    if (counts && !hasUnit) return { field: 'unit', sentence: 'Say what is counted.' };
    if (!counts && UNIT_OF_SOURCE[source] !== undefined) {
      return { field: 'terms', sentence: 'Enter an amount above 0.' };
    }
  }
  for (const [at, pause] of pauses.entries()) {
    const problem = pauseProblem(pause, pauses.slice(0, at));
    if (problem) return { field: 'pauses', sentence: problem.sentence };
  }
  return null;
}
