export const MAX_NAME_CHARACTERS = 200;
export const MAX_KEY_CHARACTERS = 260;
export const MAX_TEXT_CHARACTERS = 300;
/** Things of one part of the list in one call. */
export const MAX_CHANGES = 500;
/** Needs of one meal. */
export const MAX_NEEDS = 100;
