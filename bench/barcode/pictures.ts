import { expandUpcE } from '#features/food-facts/rules/gtin.ts';
import { seededRandom } from '#platform/shared/seeded-random.ts';
import type { Luma } from '../../features/barcode/rules/luma.ts';
import { FORMATS, type Format } from '../../features/barcode/rules/scanned-code.ts';
import { CODES, drawnCode } from './drawn-codes.ts';
import { harshVariants } from './harsh-variants.ts';

export type Picture = {
  name: string;
  format: Format;
  /** as the decoder should give it: UPC codes with their leading zeros aside */
  text: string;
  luma: Luma;
};

const WIDTH = 1280;
const HEIGHT = 720;

/** How a code lies in a picture: the place of its centre and the share of the width, both 0 to 1; degrees. */
export type Lying = { x: number; y: number; share: number; degrees: number };

/** Ways a code lies before a camera that is held well: near and far, in the middle or not, upright or not quite. */
const CLEAN: readonly Lying[] = [
  { x: 0.5, y: 0.5, share: 0.42, degrees: 0 },
  { x: 0.5, y: 0.5, share: 0.3, degrees: 4 },
  { x: 0.47, y: 0.55, share: 0.22, degrees: -7 },
  { x: 0.53, y: 0.45, share: 0.36, degrees: 90 },
  { x: 0.5, y: 0.5, share: 0.28, degrees: 180 },
  { x: 0.3, y: 0.35, share: 0.3, degrees: 2 },
  { x: 0.74, y: 0.66, share: 0.26, degrees: -12 },
  { x: 0.5, y: 0.5, share: 0.3, degrees: 27 },
];
/** What the harsh variants are made of. */
const BASE: readonly Lying[] = [{ x: 0.51, y: 0.49, share: 0.33, degrees: 2 }];

/** A packet: its colour changes slowly, and bands and letters are printed on it. */
function packet(random: () => number): Luma {
  const data = new Uint8Array(WIDTH * HEIGHT);
  const [from, slope, angle] = [90 + random() * 110, random() * 60 - 30, random() * Math.PI];
  const marks = Array.from({ length: 40 }, () => ({
    left: Math.floor(random() * WIDTH),
    top: Math.floor(random() * HEIGHT),
    width: 8 + Math.floor(random() * 90),
    height: 4 + Math.floor(random() * 26),
    tone: random() * 255,
  }));
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const along = (Math.cos(angle) * x) / WIDTH + (Math.sin(angle) * y) / HEIGHT;
      data[y * WIDTH + x] = Math.max(0, Math.min(255, from + slope * along * 2));
    }
  }
  for (const { left, top, width, height, tone } of marks) {
    for (let y = top; y < Math.min(HEIGHT, top + height); y += 1) {
      data.fill(tone, y * WIDTH + left, y * WIDTH + Math.min(WIDTH, left + width));
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}

/** Puts a code onto a packet; four samples a pixel, as a lens would mix them. */
export function placed(code: Luma, lying: Lying, background: Luma): Luma {
  const { width, height } = background;
  const data = background.data.slice();
  const across = Math.max(code.width, code.height * 1.4);
  const scale = (lying.share * width) / across;
  const [cx, cy] = [lying.x * width, lying.y * height];
  const turn = (lying.degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const reach = (Math.hypot(code.width, code.height) * scale) / 2;
  const [ink, paper] = [28, 226];
  for (let y = Math.max(0, cy - reach) | 0; y < Math.min(height, cy + reach); y += 1) {
    for (let x = Math.max(0, cx - reach) | 0; x < Math.min(width, cx + reach); x += 1) {
      let sum = 0;
      let inside = 0;
      for (let sub = 0; sub < 16; sub += 1) {
        const dx = x + (sub & 3) / 4 + 0.125 - cx;
        const dy = y + (sub >> 2) / 4 + 0.125 - cy;
        const u = Math.floor((cos * dx + sin * dy) / scale + code.width / 2);
        const v = Math.floor((cos * dy - sin * dx) / scale + code.height / 2);
        if (u < 0 || v < 0 || u >= code.width || v >= code.height) continue;
        inside += 1;
        sum += ink + ((code.data[v * code.width + u] as number) / 255) * (paper - ink);
      }
      if (inside === 0) continue;
      const at = y * width + x;
      data[at] = (sum + (background.data[at] as number) * (16 - inside)) / 16;
    }
  }
  return { data, width, height };
}

/** What a decoder gives: UPC-E stands for its expansion, and leading zeros say nothing. */
const bare = (format: Format, text: string): string =>
  ['EAN13', 'UPCA', 'UPCE'].includes(format) ? text.replace(/^0+/, '') : text;
const expected = (format: Format, text: string): string =>
  bare(format, (format === 'UPCE' && expandUpcE(text)) || text);
/** Whether what was read is what the picture shows. */
export const agrees = (picture: Pick<Picture, 'format' | 'text'>, read: string): boolean =>
  picture.text === bare(picture.format, read) || picture.text === read;

/** Every format, lying well in eight ways, and badly in fourteen. Always the same pictures. */
export async function* generatedPictures(
  kind: 'clean' | 'harsh',
  formats: readonly Format[] = FORMATS,
): AsyncGenerator<Picture & { variant: string }> {
  for (const format of formats) {
    const random = seededRandom(
      format.length * 7919 + format.charCodeAt(0) * 31 + format.charCodeAt(3),
    );
    for (const [at, lying] of (kind === 'clean' ? CLEAN : BASE).entries()) {
      const { texts } = CODES[format];
      const text = texts[at % texts.length] as string;
      const luma = placed(await drawnCode(format, text, 8), lying, packet(random));
      const known = { format, text: expected(format, text) };
      if (kind === 'clean') yield { ...known, name: `${format} ${at}`, variant: 'clean', luma };
      else {
        for (const [variant, spoilt] of Object.entries(harshVariants(luma, lying, random))) {
          yield { ...known, name: `${format} ${at} ${variant}`, variant, luma: spoilt() };
        }
      }
    }
  }
}
