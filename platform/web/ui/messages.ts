export const changesNotSaved = 'Your changes aren’t saved. Load the latest, then try again.';

export const pageNotLoaded = 'This page couldn’t be loaded';

export const appMayBeUpdated =
  'The app may have been updated. Reload to continue. Your data is safe.';

export const checkConnection = 'Check your connection and try again. Your data is safe.';

export const moveUp = (name: string): string => `Move ${name} up`;
export const moveDown = (name: string): string => `Move ${name} down`;
export const drag = (name: string): string => `Drag ${name}`;
export const dragHow = 'Press Space to pick up, arrows to move, Space to drop, Escape to cancel.';
export const pickedUp = (name: string): string => `${name} picked up`;
export const movedTo = (name: string, place: number, of: number): string =>
  `${name} is at place ${place} of ${of}`;
export const dropped = (name: string): string => `${name} dropped`;

/** A figure typed beside a slider, and what became of it. */
export const outOfRange = (typed: string, min: string, max: string, stays: string): string =>
  `${typed} isn’t between ${min} and ${max}. It stays ${stays}.`;
export const roundedToStep = (typed: string, became: string, step: string): string =>
  `Rounded from ${typed} to ${became}, in steps of ${step}.`;
