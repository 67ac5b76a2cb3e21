/** The specification's quality of a captured photo. */
const JPEG_QUALITY = 0.9;
/** A chosen picture is shrunk to what the camera would have given: less to send, as much to see. */
const MAX_SIDE_PX = 1920;

function jpegOf(
  source: CanvasImageSource,
  size: { width: number; height: number },
  longest: number,
): string {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  // JPEG knows no transparency; without this it turns black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

/** The moment that a video shows, as a JPEG data URL of its full size. */
export const photoOfVideo = (video: HTMLVideoElement): string =>
  jpegOf(video, { width: video.videoWidth, height: video.videoHeight }, Number.POSITIVE_INFINITY);

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

/** Whether the bytes are of the iPhone's format, whatever the file is called. */
async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return head.startsWith('ftyp') && HEIC_BRANDS.has(head.slice(4));
}

/** Most browsers cannot show HEIC; the decoder is large and loaded only for such a file. */
async function readable(file: Blob): Promise<Blob> {
  if (!(await isHeic(file))) return file;
  const { heicTo } = await import('heic-to/csp');
  return heicTo({ blob: file, type: 'image/jpeg', quality: JPEG_QUALITY });
}

/**
 * A chosen picture as a JPEG data URL: turned upright, shrunk, and freshly drawn, so that nothing of
 * the file but its pixels leaves the device. Null when it cannot be read as a picture.
 */
export async function readPhoto(file: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
      async () => createImageBitmap(await readable(file), { imageOrientation: 'from-image' }),
    );
    const photo = jpegOf(bitmap, bitmap, MAX_SIDE_PX);
    bitmap.close();
    return photo;
  } catch {
    return null;
  }
}
