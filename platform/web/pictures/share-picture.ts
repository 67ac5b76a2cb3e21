const SAVED_FOR_MS = 10_000;

async function toFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], name, { type: 'image/png' });
}

/**
 * Draws a picture and hands it to the phone's share sheet, or where there is none saves it. False where
 * this browser cannot draw it.
 */
export async function sharePicture(
  name: string,
  draw: (canvas: HTMLCanvasElement) => void,
): Promise<boolean> {
  const canvas = document.createElement('canvas');
  draw(canvas);
  const file = await toFile(canvas, name);
  if (!file) return false;
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the sheet is no error.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return true;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_FOR_MS);
  return true;
}
