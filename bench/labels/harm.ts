import sharp from 'sharp';
import { type Random, seededRandom } from '#platform/shared/seeded-random.ts';

export type Pixels = { data: Buffer; width: number; height: number };
type Point = readonly [number, number];

/** Each pixel of the new picture taken from a place of the old one (between four), the packet's colour beyond. */
function warped(
  from: Pixels,
  size: { width: number; height: number },
  to: (x: number, y: number) => Point,
): Pixels {
  const data = Buffer.alloc(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const [sx, sy] = to(x, y);
      const cx = Math.min(from.width - 2, Math.max(0, sx));
      const cy = Math.min(from.height - 2, Math.max(0, sy));
      const [left, top] = [Math.floor(cx), Math.floor(cy)];
      const [right, down] = [cx - left, cy - top];
      for (let band = 0; band < 3; band += 1) {
        const at = (top * from.width + left) * 3 + band;
        const below = at + from.width * 3;
        const one = (from.data[at] as number) * (1 - right) + (from.data[at + 3] as number) * right;
        const two =
          (from.data[below] as number) * (1 - right) + (from.data[below + 3] as number) * right;
        data[(y * size.width + x) * 3 + band] = one * (1 - down) + two * down;
      }
    }
  }
  return { data, ...size };
}

/** Bent like a tin or a bottle, seen from the side, and turned. */
function shaped(from: Pixels, random: Random, ways: ReadonlySet<string>): Pixels {
  const { width, height } = from;
  const bend = ways.has('bend') ? (0.03 + 0.05 * random()) * (random() < 0.5 ? -1 : 1) : 0;
  const lean = ways.has('perspective') ? (random() - 0.5) * 0.3 : 0;
  const tip = ways.has('perspective') ? (random() - 0.5) * 0.2 : 0;
  const angle = ways.has('turn') ? ((random() - 0.5) * 12 * Math.PI) / 180 : 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return warped(from, { width, height }, (x, y) => {
    let u = (x / width - 0.5) * 1.06;
    let v = (y / height - 0.5) * 1.06;
    [u, v] = [u * cos - (v * sin * height) / width, (u * sin * width) / height + v * cos];
    const depth = 1 + lean * u + tip * v;
    [u, v] = [u / depth, v / depth];
    if (bend !== 0) {
      // Around a cylinder: the sides are further away, and its rims are arcs.
      v += bend * (4 * u * u - 0.5);
      u = Math.asin(Math.max(-1, Math.min(1, u * 1.5))) / (2 * Math.asin(0.75));
    }
    return [(u + 0.5) * width, (v + 0.5) * height];
  });
}

function lit(from: Pixels, random: Random, ways: ReadonlySet<string>): Pixels {
  const { data, width, height } = from;
  const direction = random() * 2 * Math.PI;
  const [dx, dy] = [Math.cos(direction), Math.sin(direction)];
  const edge = (random() - 0.5) * 0.5;
  const dark = ways.has('shadow') ? 0.4 + 0.2 * random() : 1;
  const light = ways.has('dim') ? 0.25 + 0.2 * random() : 1;
  const noise = ways.has('dim') ? 6 + 5 * random() : 2;
  const soft = 0.05 + 0.15 * random();
  const changed = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const pixel = Math.floor(at / 3);
    const u = (pixel % width) / width - 0.5;
    const v = Math.floor(pixel / width) / height - 0.5;
    const side = 1 / (1 + Math.exp(-(u * dx + v * dy - edge) / soft));
    const shade = light * (dark + (1 - dark) * side);
    const grain = (random() + random() + random() - 1.5) * noise;
    changed[at] = Math.max(
      0,
      Math.min(255, (data[at] as number) * shade + 12 * (1 - light) + grain),
    );
  }
  return { data: changed, width, height };
}

const HARMS = ['bend', 'perspective', 'turn', 'shadow', 'dim', 'blur', 'jpeg', 'small'] as const;

/** A picture as a hand takes it: two or three harms of eight, then a JPEG. */
export async function harmed(
  png: Buffer,
  seed: number,
): Promise<{ jpeg: Buffer; harms: string[] }> {
  const random = seededRandom(seed + 104_729);
  const count = random() < 0.5 ? 2 : 3;
  const ways = new Set<string>();
  while (ways.size < count) ways.add(HARMS[Math.floor(random() * HARMS.length)] as string);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let pixels: Pixels = { data, width: info.width, height: info.height };
  if (ways.has('bend') || ways.has('perspective') || ways.has('turn'))
    pixels = shaped(pixels, random, ways);
  pixels = lit(pixels, random, ways);
  let picture = sharp(pixels.data, {
    raw: { width: pixels.width, height: pixels.height, channels: 3 },
  });
  if (ways.has('blur')) picture = picture.blur(0.8 + random() * 1);
  if (ways.has('small')) {
    // Flattened first: sharp orders its steps by itself.
    const { data: soft, info: size } = await picture.raw().toBuffer({ resolveWithObject: true });
    picture = sharp(soft, { raw: { width: size.width, height: size.height, channels: 3 } }).resize({
      width: Math.round(size.width * (0.6 + 0.2 * random())),
    });
  }
  const quality = ways.has('jpeg') ? 22 + Math.floor(random() * 20) : 75;
  return { jpeg: await picture.jpeg({ quality }).toBuffer(), harms: [...ways] };
}
