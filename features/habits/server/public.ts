/** What the app and other features' servers may use of habits. */

export {
  type HabitFactsBy,
  type HabitInFull,
  readHabitFigures,
} from './actions/habit-figures.ts';
export { countHabits, habitsPersonalData } from './queries.ts';
export type { HabitsServices } from './routes.ts';
