export {
  type ExerciseSettings,
  exerciseSettings,
  exerciseSettingsApi,
  type NewExerciseSettings,
} from './contract/exercise-settings.ts';
export { type Lift, type Lifts, liftsApi, type SessionRecords } from './contract/lifts.ts';
