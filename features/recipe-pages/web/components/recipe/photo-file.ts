/** Longest side of what is sent, pixels. */
const MAX_SIDE = 1600;
const QUALITY = 0.86;

/** A picture file as base64 of a JPEG, upright and no larger than is shown. Throws if it cannot be opened. */
export async function readPhoto(file: Blob): Promise<string> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const part = Math.min(1, MAX_SIDE / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * part);
  canvas.height = Math.round(whole.height * part);
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', QUALITY).split(',');
  return base64;
}
