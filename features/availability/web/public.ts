export { availabilityOffline } from './api/offline.ts';
export { useSessionPlaces, useWeek } from './api.ts';
export { describeHours } from './components/hours-draft.ts';
export { NewPlace } from './components/place-dialogs.tsx';
export { WeekDays } from './components/week-days.tsx';
export { checkWeek, newWeek, toWeekDraft, type WeekDraft } from './components/week-draft.ts';
