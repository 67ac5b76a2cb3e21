import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import type { Pose, ProgressPhoto } from '../rules/poses.ts';

export const poseNames: Record<Pose, string> = { front: 'Front', side: 'Side', back: 'Back' };

export const pageText = {
  title: 'Photos',
  subtitle: 'For your eyes only',
  add: 'Add photos',
  see: 'See photos',
  compare: 'Compare',
  noneYet: 'No photos yet',
  firstPhoto:
    'Photos from the same spot, in the same light, show slow changes. Every two to four weeks is often enough.',
  private:
    'Only you can see them. We remove the place and camera data and encrypt each photo on the server.',
  notOffered: 'Photos are for adults',
  from18: 'You can keep progress photos from the age of 18. Your age is in your profile.',
  locked: 'Your photos are hidden',
  confirmFirst: 'Confirm it’s you to see them.',
  show: 'Show photos',
  latest: (day: string) => `Latest: ${day}`,
  count: (photos: number) => (photos === 1 ? '1 photo' : `${photos} photos`),
};

export const photoText = {
  /** "Front photo, 3 March" */
  of: (pose: Pose, day: string) => `${poseNames[pose]} photo, ${day}`,
  open: (pose: Pose, day: string) => `Open ${poseNames[pose].toLowerCase()} photo, ${day}`,
  notShown: 'Not available now',
  pose: 'Pose',
  day: 'Day',
  save: 'Save changes',
  saving: 'Saving…',
  remove: 'Delete photo',
  chooseDay: 'Choose a day.',
  futureDay: 'Choose today or an earlier day.',
  changedElsewhere: 'This photo was changed on another device.',
};

export const guardText = {
  title: 'Privacy',
  label: 'Confirm it’s you first',
  about: 'Ask for your password, code or passkey before photos show. It lasts 10 minutes.',
};

const named = ({ pose }: ProgressPhoto) => `${poseNames[pose]} photo`;
const failed = 'Check your connection and try again.';

export const photoMessages = {
  saved: (photo: ProgressPhoto) => ({ title: 'Photo Saved', description: named(photo) }),
  changed: (photo: ProgressPhoto) => ({ title: 'Photo Changed', description: named(photo) }),
  removed: (photo: ProgressPhoto) => ({ title: 'Photo Deleted', description: named(photo) }),
  undone: { title: 'Undone', description: 'Your photos are as they were.' },
  failed,
  undoFailed: failed,
};

export const guardSaved = (isGuarded: boolean): ToastContent => ({
  title: 'Saved',
  description: isGuarded ? 'We ask before your photos show.' : 'Your photos show at once.',
});
