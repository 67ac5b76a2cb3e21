export const allowCamera =
  'Allow camera access for this site in your browser settings, then try again. Nothing is recorded.';

export const noCameraFound =
  'No camera was found on this device. Connect one, or choose another way.';

export const cameraNeedsSecurePage = 'The camera needs a secure page. Open Vigour’s https address.';

export const cameraNotStarted =
  'The camera couldn’t be started. Close other apps that use it, then try again.';
