/** Longest sides of a kept picture, in pixels: sharp across a phone, 40 to 90 kB. */
export const PICTURE_WIDTH = 960;
export const PICTURE_HEIGHT = 1280;

/** The largest file that may be sent, in bytes. Our pages shrink a picture first and stay far below. */
export const MAX_FILE_BYTES = 10_000_000;

/** Photos that a person may keep, and what they may take together, in bytes: an export of them can be imported. */
export const MAX_PHOTOS = 300;
export const MAX_KEPT_BYTES = 18_000_000;

/** For so long a deleted photo can be brought back; then its picture is gone for good. */
export const UNDO_MS = 24 * 3_600_000;

/** Where a picture is read by its owner; another picture has another id. */
export const PICTURE_PATH = '/api/progress-photos/:id/picture';

export const pictureAddress = (id: string): string => PICTURE_PATH.replace(':id', id);
