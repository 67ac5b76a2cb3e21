/** What other features' servers and the server's start may use of availability. */

export { forgetNextFree, keepNextFree, keptNextFree, type NextFree } from './queries/next-free.ts';
export { availabilityErasedOnly, availabilityPersonalData } from './queries/personal-data.ts';
export { placesOf } from './queries/places-of.ts';
export { loadTimes, type TrainerTimes } from './queries/times.ts';
