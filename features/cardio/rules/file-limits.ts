/** So many files at once. */
export const MAX_FILES = 20;
/** Of one file as it is chosen. A day at one point a second is some 15 MB. */
export const MAX_FILE_BYTES = 25_000_000;
/** Of one file that was packed, once it is unpacked. */
export const MAX_UNPACKED_BYTES = 60_000_000;
/** Points of one activity: two days at one a second. */
export const MAX_POINTS = 200_000;
/** Activities in one file. */
export const MAX_ACTIVITIES = 20;
