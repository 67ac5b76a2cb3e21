import type { Fact } from '../../hooks/use-summary-facts.ts';

/** What the picture says: nothing of the body, neither weight nor heart rate. */
export type PictureContent = {
  name: string;
  date: string;
  facts: readonly Fact[];
  /** "Back squat", "4 × 60 kg × 8" */
  lines: readonly { name: string; detail: string }[];
  records: readonly string[];
};

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 84;
const MAX_LINES = 7;
const MAX_RECORDS = 3;

const FONT = '"Outfit Variable", system-ui, sans-serif';

/** A colour of the person's theme. */
const tokenOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Cuts a text where the picture ends. */
function fit(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let short = text;
  while (short.length > 1 && context.measureText(`${short}…`).width > width) {
    short = short.slice(0, -1);
  }
  return `${short.trimEnd()}…`;
}

/** Draws what came of a session, 1080 by 1350, on this device. */
export function drawPicture(canvas: HTMLCanvasElement, content: PictureContent): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return;
  const ground = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  ground.addColorStop(0, tokenOf('soft-1'));
  ground.addColorStop(0.45, tokenOf('surface'));
  ground.addColorStop(1, tokenOf('raised'));
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const band = context.createLinearGradient(0, 0, WIDTH, 0);
  band.addColorStop(0, tokenOf('vivid-1'));
  band.addColorStop(0.55, tokenOf('vivid-2'));
  band.addColorStop(1, tokenOf('vivid-3'));
  context.fillStyle = band;
  context.fillRect(0, 0, WIDTH, 14);

  const [ink, muted] = [tokenOf('ink'), tokenOf('muted')];
  const inner = WIDTH - 2 * MARGIN;
  const write = (text: string, y: number, size: number, weight: number, colour = ink) => {
    context.font = `${weight} ${size}px ${FONT}`;
    context.fillStyle = colour;
    context.fillText(fit(context, text, inner), MARGIN, y);
  };
  write(content.date, 132, 38, 500, muted);
  write(content.name, 216, 76, 700);

  const column = inner / Math.min(4, Math.max(1, content.facts.length));
  for (const [at, { name, value }] of content.facts.slice(0, 4).entries()) {
    const x = MARGIN + at * column;
    context.fillStyle = muted;
    context.font = `500 32px ${FONT}`;
    context.fillText(name, x, 320);
    context.fillStyle = ink;
    context.font = `700 46px ${FONT}`;
    context.fillText(fit(context, value, column - 16), x, 376);
  }

  let y = 480;
  for (const record of content.records.slice(0, MAX_RECORDS)) {
    write(`★ ${record}`, y, 38, 600, tokenOf('warn'));
    y += 58;
  }
  if (content.records.length > 0) y += 20;
  for (const { name, detail } of content.lines.slice(0, MAX_LINES)) {
    write(name, y, 42, 600);
    write(detail, y + 46, 34, 400, muted);
    y += 104;
  }
  write('Vigour', HEIGHT - 64, 40, 700, tokenOf('text-2'));
}
