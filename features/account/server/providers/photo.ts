import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { AppError } from '#platform/shared/errors.ts';
import { MAX_PHOTO_PIXELS, MIN_PHOTO_SIDE, PHOTO_SIDE } from '../../rules/profile-photo.ts';

const SECONDS = 15;
/** Of 1 to 100, how little the pixels may be changed to need less room. */
const NEARNESS = 60;

const refused = (message: string) =>
  new AppError('invalid', { reason: 'bad_photo', message, fields: { photo: message } });

/**
 * What a file begins with, by kind. Looked at before any decoder, so that an SVG, a PDF or a page is
 * never handed to one. An AVIF and a HEIC begin alike; the decoder knows only the first.
 */
const BEGINNINGS: [RegExp, string][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n\x1a\n/, 'png'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^[^]{4}ftyp(?:avif|avis|mif1|msf1)/, 'heif'],
];

async function lookInto(bytes: Buffer) {
  const beginning = bytes.toString('latin1', 0, 16);
  const kind = BEGINNINGS.find(([form]) => form.test(beginning))?.[1];
  // Only the header is read; the size that it claims is judged by the caller.
  const options = { limitInputPixels: false };
  const read = kind
    ? await sharp(bytes, options)
        .metadata()
        .catch(() => null)
    : null;
  if (!read || read.format !== kind) {
    throw refused('We can’t read that photo. Choose a JPEG, PNG, WebP or AVIF.');
  }
  return read;
}

const picture = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'warning', sequentialRead: true });

const lossless = (bytes: Buffer) =>
  picture(bytes).flatten({ background: '#ffffff' }).webp({ lossless: true }).toBuffer();

/**
 * A picture made again: the centre square, upright, `PHOTO_SIDE` pixels wide, WebP, without metadata
 * or anything else the file carried. What came out of this comes out of it unchanged, byte by byte
 * (so an export can be imported and exported again): the last step loses nothing.
 * Throws `invalid`, field `photo`, for what is no picture, is broken or cut off, too small, or would
 * be too large when unpacked.
 */
export async function cleanPhoto(bytes: Buffer): Promise<Buffer> {
  const { format, width, height, orientation = 1, hasAlpha, pages = 1 } = await lookInto(bytes);
  if (width * height > MAX_PHOTO_PIXELS) {
    throw refused('That photo is too large. Choose one under 60 megapixels.');
  }
  if (Math.min(width, height) < MIN_PHOTO_SIDE) {
    throw refused(
      `That photo is too small. Choose one of at least ${MIN_PHOTO_SIDE} pixels a side.`,
    );
  }
  const asKept = format === 'webp' && width === PHOTO_SIDE && height === PHOTO_SIDE;
  try {
    if (asKept && orientation === 1 && pages === 1 && !hasAlpha) return await lossless(bytes);
    const square = await picture(bytes)
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ nearLossless: true, quality: NEARNESS })
      .toBuffer();
    return await lossless(square);
  } catch {
    throw refused('That photo is damaged. Choose another.');
  }
}

/** A name that follows from the picture. */
export const tagOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
