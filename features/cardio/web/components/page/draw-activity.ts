import type { Place } from '#features/tracks/rules/distance.ts';
import { drawLines } from '#features/tracks/rules/drawing.ts';
import {
  beginPicture,
  PICTURE_HEIGHT,
  PICTURE_MARGIN,
  PICTURE_WIDTH,
  type PictureFact,
  tokenOf,
} from '#platform/web/pictures/picture.ts';

export type ActivityPicture = {
  name: string;
  date: string;
  facts: readonly PictureFact[];
  /** the way as far as others may see it */
  lines: readonly (readonly Place[])[];
};

const TOP = 450;
const BOTTOM = PICTURE_HEIGHT - 150;
const LINE_PX = 10;

/** Draws an activity with its way as one line, on this device; no start, no finish, no map. */
export function drawActivity(canvas: HTMLCanvasElement, content: ActivityPicture): void {
  const context = beginPicture(canvas, content);
  const drawing = drawLines(content.lines);
  if (!context || !drawing) return;
  const [width, height] = [PICTURE_WIDTH - 2 * PICTURE_MARGIN, BOTTOM - TOP];
  const scale = Math.min(width / drawing.width, height / drawing.height);
  context.translate(
    PICTURE_MARGIN + (width - drawing.width * scale) / 2,
    TOP + (height - drawing.height * scale) / 2,
  );
  context.scale(scale, scale);
  context.lineWidth = LINE_PX / scale;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const along = context.createLinearGradient(0, 0, drawing.width, drawing.height);
  along.addColorStop(0, tokenOf('vivid-1'));
  along.addColorStop(1, tokenOf('vivid-2'));
  context.strokeStyle = along;
  context.stroke(new Path2D(drawing.path));
}
