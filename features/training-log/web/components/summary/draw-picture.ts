import {
  beginPicture,
  type PictureFact,
  tokenOf,
  writeLine,
} from '#platform/web/pictures/picture.ts';

/** What the picture says: nothing of the body, neither weight nor heart rate. */
export type PictureContent = {
  name: string;
  date: string;
  facts: readonly PictureFact[];
  /** "Back squat", "4 × 60 kg × 8" */
  lines: readonly { name: string; detail: string }[];
  records: readonly string[];
};

const MAX_LINES = 7;
const MAX_RECORDS = 3;

/** Draws what came of a session, on this device. */
export function drawPicture(canvas: HTMLCanvasElement, content: PictureContent): void {
  const context = beginPicture(canvas, content);
  if (!context) return;
  let y = 480;
  for (const record of content.records.slice(0, MAX_RECORDS)) {
    writeLine(context, `★ ${record}`, y, { size: 38, weight: 600, colour: tokenOf('warn') });
    y += 58;
  }
  if (content.records.length > 0) y += 20;
  for (const { name, detail } of content.lines.slice(0, MAX_LINES)) {
    writeLine(context, name, y, { size: 42, weight: 600 });
    writeLine(context, detail, y + 46, { size: 34, weight: 400, colour: tokenOf('muted') });
    y += 104;
  }
}
