/** What other features and the app's frame may use of an account in the browser. */

export { accountOffline } from './api/offline.ts';
export {
  currentUserQuery,
  personEndpoint,
  USER_KEY,
  useCurrentUser,
  useSaveProfile,
  useSaveSettings,
  useSaveUnits,
} from './api.ts';
export { Figures, TypedFigures } from './components/figures.tsx';
export { ForTrainers } from './components/for-trainers.tsx';
export { Helpline } from './components/helpline.tsx';
export { useNumbersHidden, useUnits } from './components/use-units.ts';
