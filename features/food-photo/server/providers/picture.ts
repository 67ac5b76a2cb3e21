import sharp, { type SharpOptions } from 'sharp';
import { AppError } from '#platform/shared/errors.ts';

/** Models look at about this many pixels a side; more costs tokens and tells nothing. */
const MAX_SIDE_PX = 1_568;
const MIN_SIDE_PX = 64;
/** A 50-megapixel camera is the largest on a phone that people carry; a bomb is far beyond it. */
const MAX_PIXELS = 60_000_000;
const KINDS = new Set(['jpeg', 'png', 'webp']);
const SECONDS = 10;

const refused = (message: string) =>
  new AppError('invalid', { message, fields: { imageDataUrl: message } });

async function metadataOf(bytes: Buffer, options: SharpOptions) {
  try {
    return await sharp(bytes, options).metadata();
  } catch {
    return { format: undefined, width: 0, height: 0 };
  }
}

/**
 * A picture of a person made fit to leave the server: turned upright, without metadata (place, device,
 * time), shrunk, a plain JPEG whatever it was. Fails with `invalid` when its bytes are no JPEG, PNG or
 * WebP, whatever its address claims, when it is broken, tiny or a decompression bomb.
 */
export async function cleanPicture(imageDataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(imageDataUrl.slice(imageDataUrl.indexOf(',') + 1), 'base64');
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const };
  const { format, width, height } = await metadataOf(bytes, options);
  if (format === undefined || !KINDS.has(format)) {
    throw refused('This picture can’t be read. Use a JPEG, PNG or WebP.');
  }
  if (width * height > MAX_PIXELS) {
    throw refused('This picture has too many pixels. Use one of at most 60 megapixels.');
  }
  if (Math.min(width, height) < MIN_SIDE_PX) {
    throw refused(`This picture is too small. Use one of at least ${MIN_SIDE_PX} pixels a side.`);
  }
  try {
    return await sharp(bytes, options)
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    throw refused('This picture is broken or cut off. Take it again.');
  }
}
