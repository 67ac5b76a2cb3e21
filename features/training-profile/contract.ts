export { type HealthScreening, healthScreening, healthScreeningApi } from './contract/health.ts';
export { type TrainingPlace, trainingPlace, trainingPlacesApi } from './contract/places.ts';
export {
  type TrainingDay,
  type TrainingProfile,
  type TrainingProfileChange,
  trainingProfileApi,
} from './contract/profile.ts';
