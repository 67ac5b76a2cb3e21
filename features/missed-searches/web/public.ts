/** What the food search and the operators' page use of missed searches. */
export { useCountMissed } from './api.ts';
export { MissedSearches } from './components/missed-searches.tsx';
export { missedSearchesText } from './messages.ts';
