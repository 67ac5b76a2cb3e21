/** What the app may use of trainers. */
export { trainersPersonalData } from './actions/personal-data.ts';
export { refreshStars } from './actions/reviews.ts';
export { trainersWork } from './jobs.ts';
