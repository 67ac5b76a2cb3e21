/** Width and height of a kept picture, in pixels: sharp at 96 points on a phone's screen. */
export const PHOTO_SIDE = 384;

/** The most that may be sent, in bytes. A browser shrinks a picture first and stays far below. */
export const MAX_PHOTO_BYTES = 10_000_000;

/** Larger pictures than any phone takes are refused, whatever their bytes: width times height. */
export const MAX_PHOTO_PIXELS = 60_000_000;

/** The shorter side of what is sent, in pixels; less would be a blur. */
export const MIN_PHOTO_SIDE = 64;

/** Where a person's own picture is read; another picture has another address. */
export const PHOTO_PATH = '/api/profile/photo/:tag';

export const photoAddress = (tag: string): string => PHOTO_PATH.replace(':tag', tag);
