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
  const { format, width, height, orientation = 1, hasAlpha, pages = 1 } = await lookCloser(bytes);
  const asKept = format === 'webp' && width === PHOTO_SIDE && height === PHOTO_SIDE;
  try {
    if (asKept && orientation === 1 && pages === 1 && !hasAlpha) return await lossless(bytes);
    const square = await cutTo(bytes, { width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'cover' })
      .webp({ nearLossless: true, quality: NEARNESS })
      .toBuffer();
    return await lossless(square);
  } catch {
    throw refused(DAMAGED);
  }
}

/** Whether a WebP is one lossy picture and nothing else: such a file has no room for metadata. */
const isBareWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 12, 16) === 'VP8 ' &&
  bytes.readUInt32LE(4) + 8 === bytes.length &&
  Math.ceil(bytes.readUInt32LE(16) / 2) * 2 + 20 === bytes.length;

/** In pixels. `cover` gives the centre in this very size; `inside` all of the picture, no larger than this. */
type PictureSize = { width: number; height: number; fit: 'cover' | 'inside' };

const hasSize = (read: { width: number; height: number }, { width, height, fit }: PictureSize) =>
  fit === 'cover'
    ? read.width === width && read.height === height
    : read.width <= width && read.height <= height;

/**
 * A picture made again in this size: upright, WebP of this quality (1 to 100), without metadata. One that is so
 * already stays as it is. Throws as `cleanPhoto` does.
 */
export async function cleanPicture(
  bytes: Buffer,
  {
    quality,
    fit = 'cover',
    ...sides
  }: Omit<PictureSize, 'fit'> & {
    fit?: PictureSize['fit'];
    quality: number;
  },
): Promise<Buffer> {
  const read = await lookCloser(bytes);
  const size = { ...sides, fit };
  try {
    if (read.format === 'webp' && hasSize(read, size) && isBareWebp(bytes)) {
      // Damaged ones fail here.
      await picture(bytes).stats();
      return bytes;
    }
    return await cutTo(bytes, size).webp({ quality }).toBuffer();
  } catch {
    throw refused(DAMAGED);
  }
}

const DAMAGED = 'That photo is damaged. Choose another.';

const cutTo = (bytes: Buffer, { width, height, fit }: PictureSize) =>
  picture(bytes)
    .timeout({ seconds: SECONDS })
    .rotate()
    .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    .flatten({ background: '#ffffff' });

/** What the header says, if the picture can be kept. */
async function lookCloser(bytes: Buffer) {
  const read = await lookInto(bytes);
  const { width, height } = read;
  if (width * height > MAX_PHOTO_PIXELS) {
    throw refused('That photo is too large. Choose one under 60 megapixels.');
  }
  if (Math.min(width, height) < MIN_PHOTO_SIDE) {
    throw refused(
      `That photo is too small. Choose one of at least ${MIN_PHOTO_SIDE} pixels a side.`,
    );
  }
  return read;
}

/** A name that follows from the picture. */
export const tagOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
