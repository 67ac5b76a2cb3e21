/** What the app and gym offers use of classes. */
export { classesOffline } from './api/offline.ts';
/** What one-to-one sessions of a gym are written with, like its classes. */
export { toCents, toWhole } from './components/class-draft.ts';
export { EndButton } from './components/end-button.tsx';
export { MoneyCard } from './components/money-card.tsx';
export { TrainersField } from './components/trainers-field.tsx';
/** Who came to a session of several. */
export { WhoCame } from './components/who-came.tsx';
