/** What other screens and the app may use of the training profile. */

export { useKeepForLater } from './api/keep-for-later.ts';
export { trainingProfileOffline } from './api/offline.ts';
export { useTrainingPlaces } from './api/places.ts';
export { usePlanPerson } from './api/plan-person.ts';
export { useTrainingProfile } from './api/profile.ts';
export { figureOf, kgOf, type WeightUnit, weightText } from './components/places/weight-text.ts';
