/** What the app may use of trainers. */
export { trainersPersonalData } from './actions/personal-data.ts';
export { trainersWork } from './jobs.ts';
