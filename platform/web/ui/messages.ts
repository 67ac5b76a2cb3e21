export const changesNotSaved = 'Your changes aren’t saved. Load the latest, then try again.';

export const pageNotLoaded = 'This page couldn’t be loaded';

export const appMayBeUpdated =
  'The app may have been updated. Reload to continue. Your data is safe.';

export const checkConnection = 'Check your connection and try again. Your data is safe.';

export const moveUp = (name: string): string => `Move ${name} up`;
export const moveDown = (name: string): string => `Move ${name} down`;
