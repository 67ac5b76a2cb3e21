/** What other screens and the app may use of progression. */

export { progressionOffline } from './api/offline.ts';
export {
  type LiftsView,
  useLifts,
  useSessionRecords,
  useUnitOf,
} from './api.ts';
export { LiftSettingsSheet } from './components/lift-settings-sheet.tsx';
export { RECORD_NAMES, recordFormula, recordText } from './messages/records.ts';
export { whyText } from './messages/why.ts';
