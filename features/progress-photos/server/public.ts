/** What the server's start may use of progress photos. */

export { progressPhotosPersonalData } from './actions/personal-data.ts';
export { progressPhotosWork } from './jobs.ts';
export { progressPhotoSettingsData, progressPhotosErasedOnly } from './queries.ts';

/** The purpose for which pictures are sealed (platform/server/secrets/byte-sealer.ts). */
export const PHOTO_SEAL = 'progress photos';
