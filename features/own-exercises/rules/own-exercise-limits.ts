/** So that all of them can always be listed, searched and planned with at once. */
export const MAX_OWN_EXERCISES = 400;
export const MAX_NAME_CHARACTERS = 80;
export const MAX_OTHER_NAMES = 10;
export const MAX_ALTERNATIVES = 4;
/** Things that one alternative needs together. */
export const MAX_EQUIPMENT = 4;
export const MAX_CUES = 6;
export const MAX_CUE_CHARACTERS = 200;
export const MAX_NOTE_CHARACTERS = 1_000;
export const MAX_REPS = 200;
export const MIN_SECONDS = 5;
/** One hour. */
export const MAX_SECONDS = 3_600;
export const MIN_STEP_KG = 0.25;
export const MAX_STEP_KG = 50;
