/** A figure with what it is: "Sets", "12". */
export type PictureFact = { name: string; value: string };

export const PICTURE_WIDTH = 1080;
export const PICTURE_HEIGHT = 1350;
export const PICTURE_MARGIN = 84;
const INNER = PICTURE_WIDTH - 2 * PICTURE_MARGIN;
const MAX_FACTS = 4;

const FONT = '"Outfit Variable", system-ui, sans-serif';

/** A colour of the person's theme. */
export const tokenOf = (name: string): string =>
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

/** Writes one line, cut where the picture ends. */
export function writeLine(
  context: CanvasRenderingContext2D,
  text: string,
  y: number,
  { size, weight, colour = tokenOf('ink') }: { size: number; weight: number; colour?: string },
): void {
  context.font = `${weight} ${size}px ${FONT}`;
  context.fillStyle = colour;
  context.fillText(fit(context, text, INNER), PICTURE_MARGIN, y);
}

function drawGround(context: CanvasRenderingContext2D): void {
  const ground = context.createLinearGradient(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  ground.addColorStop(0, tokenOf('soft-1'));
  ground.addColorStop(0.45, tokenOf('surface'));
  ground.addColorStop(1, tokenOf('raised'));
  context.fillStyle = ground;
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  const band = context.createLinearGradient(0, 0, PICTURE_WIDTH, 0);
  band.addColorStop(0, tokenOf('vivid-1'));
  band.addColorStop(0.55, tokenOf('vivid-2'));
  band.addColorStop(1, tokenOf('vivid-3'));
  context.fillStyle = band;
  context.fillRect(0, 0, PICTURE_WIDTH, 14);
}

/**
 * Begins a picture to share, 1080 by 1350, on this device: ground, day, name and figures; what is drawn
 * between 440 px and the name of the app below is the caller's. Null where the browser draws nothing.
 */
export function beginPicture(
  canvas: HTMLCanvasElement,
  { name, date, facts }: { name: string; date: string; facts: readonly PictureFact[] },
): CanvasRenderingContext2D | null {
  canvas.width = PICTURE_WIDTH;
  canvas.height = PICTURE_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return null;
  drawGround(context);
  const muted = tokenOf('muted');
  writeLine(context, date, 132, { size: 38, weight: 500, colour: muted });
  writeLine(context, name, 216, { size: 76, weight: 700 });
  const shown = facts.slice(0, MAX_FACTS);
  const column = INNER / Math.max(1, shown.length);
  for (const [at, fact] of shown.entries()) {
    const x = PICTURE_MARGIN + at * column;
    context.fillStyle = muted;
    context.font = `500 32px ${FONT}`;
    context.fillText(fact.name, x, 320);
    context.fillStyle = tokenOf('ink');
    context.font = `700 46px ${FONT}`;
    context.fillText(fit(context, fact.value, column - 16), x, 376);
  }
  const brand = { size: 40, weight: 700, colour: tokenOf('text-2') };
  writeLine(context, 'Vigour', PICTURE_HEIGHT - 64, brand);
  return context;
}
