export const videoNotLoaded = 'The video didn’t load. Check your connection and try again.';

export const recordedWithoutSound = 'Recorded in the app. No sound.';

export const recordingOfApp = 'A recording of the app';
