/** What other screens may use of photos. */

export { usePhotoState } from './api.ts';
export { readPhoto } from './components/picture.ts';
