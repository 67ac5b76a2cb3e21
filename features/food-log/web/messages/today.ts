export const foodLogNotLoaded = 'The food log couldn’t be loaded';

export const foodLogIsSafe = 'Your food log is safe. Check your connection and try again.';

export const gentleModeIsOn = 'Gentle mode is on. Log as roughly as you like, or not at all.';

/** What is seen of the hint, and how it goes on for a screen reader. */
export const holdToChange = 'Hold to change';
export const portionOrShiftEnter = 'the portion, or press Shift+Enter';
