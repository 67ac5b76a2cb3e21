/** Pixels a side of what is sent: twice what is kept, so that the server has something to work with. */
const SIDE = 768;

/**
 * Opens a file as a picture, upright, and no larger than is of use: a camera's would need 200 MB of
 * memory for as long as it is on screen. Throws when this browser cannot read it.
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const shorter = Math.min(whole.width, whole.height);
  if (shorter <= 2 * SIDE) return whole;
  const part = (2 * SIDE) / shorter;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * part),
    resizeHeight: Math.round(whole.height * part),
    resizeQuality: 'high',
  });
  whole.close();
  return smaller;
}

/** Which side has something to spare when the picture is cut to a square. */
export function spareSide({ width, height }: { width: number; height: number }) {
  return width > height ? 'width' : height > width ? 'height' : null;
}

/**
 * Draws the largest square of a picture. `shift`, 0 to 1, says where along the longer side it is
 * taken: 0.5 is the centre.
 */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, shift: number): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height } = picture;
  const side = Math.min(width, height);
  canvas.width = SIDE;
  canvas.height = SIDE;
  // What is clear in the picture would become black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.imageSmoothingQuality = 'high';
  const [left, top] = [(width - side) * shift, (height - side) * shift];
  pen.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
}

/** What a canvas shows, as a file. */
export const fileOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
