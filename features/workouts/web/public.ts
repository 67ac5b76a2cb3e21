/** What other screens may show of workouts that were brought along. */
export { useRemoveWorkout, useWorkout, useWorkoutEdit, useWorkouts } from './api.ts';
export { YourWorkouts } from './components/your-workouts.tsx';
