/** What other screens may show of workouts that were brought along. */
export { YourWorkouts } from './components/your-workouts.tsx';
