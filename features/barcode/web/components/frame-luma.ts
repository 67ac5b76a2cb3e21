import { type Luma, lumaOfRgba } from '../../rules/luma.ts';

/** Formats of which the first plane is the brightness itself. */
const HAVE_LUMA = ['I420', 'I420A', 'I422', 'I444', 'NV12'];

let room = new Uint8Array(0);
let canvas: OffscreenCanvas | undefined;

/** The brightness of a camera's frame. Where the frame has it as a plane of its own, that is all that is read. */
export async function lumaOfFrame(frame: VideoFrame): Promise<Luma> {
  const { format, visibleRect } = frame;
  if (!format || !visibleRect || !HAVE_LUMA.includes(format)) {
    return lumaOfImage(frame, frame.displayWidth, frame.displayHeight);
  }
  const bytes = frame.allocationSize();
  if (room.length < bytes) room = new Uint8Array(bytes);
  const [plane] = await frame.copyTo(room);
  const { width, height } = visibleRect;
  const stride = plane?.stride ?? width;
  const start = plane?.offset ?? 0;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = start + y * stride;
    data.set(room.subarray(row, row + width), y * width);
  }
  return { data, width, height };
}

/** The brightness of a picture of any other kind, drawn and read back. */
export function lumaOfImage(image: CanvasImageSource, width: number, height: number): Luma {
  canvas ??= new OffscreenCanvas(1, 1);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('Pictures can’t be read here.');
  context.drawImage(image, 0, 0, width, height);
  return lumaOfRgba(context.getImageData(0, 0, width, height).data, width, height);
}
