import { halve, type Luma, rotate } from '../../features/barcode/rules/luma.ts';

type Point = { x: number; y: number };

const clamped = (value: number): number => Math.max(0, Math.min(255, value));

function mapped({ data, width, height }: Luma, change: (value: number, at: Point) => number): Luma {
  const result = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const point = { x: at % width, y: Math.floor(at / width) };
    result[at] = clamped(change(data[at] as number, point));
  }
  return { data: result, width, height };
}

/** Each pixel the weighted mean of those along some steps. */
function smeared(luma: Luma, steps: readonly (Point & { weight: number })[]): Luma {
  const { data, width, height } = luma;
  return mapped(luma, (_, { x, y }) => {
    let sum = 0;
    let weights = 0;
    for (const step of steps) {
      const sx = Math.min(width - 1, Math.max(0, x + step.x));
      const sy = Math.min(height - 1, Math.max(0, y + step.y));
      sum += (data[sy * width + sx] as number) * step.weight;
      weights += step.weight;
    }
    return sum / weights;
  });
}

/** Out of focus: a bell of this many pixels, across and then down. */
function blurred(luma: Luma, sigma: number): Luma {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: reach * 2 + 1 }, (_, at) => ({
    step: at - reach,
    weight: Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)),
  }));
  const across = smeared(
    luma,
    weights.map(({ step, weight }) => ({ x: step, y: 0, weight })),
  );
  return smeared(
    across,
    weights.map(({ step, weight }) => ({ x: 0, y: step, weight })),
  );
}

const moved = (luma: Luma, pixels: number, across: number): Luma =>
  smeared(
    luma,
    Array.from({ length: pixels }, (_, at) => {
      const step = at - (pixels >> 1);
      return { x: Math.round(step * across), y: Math.round(step * (1 - across)), weight: 1 };
    }),
  );

/** Two random numbers as one of the normal distribution (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());

const noisy = (luma: Luma, sigma: number, random: () => number): Luma =>
  mapped(luma, (value) => value + sigma * normal(random));

/** Seen from the side: the right of the picture is further away. */
function tilted(luma: Luma): Luma {
  const { data, width, height } = luma;
  return mapped(luma, (_, { x, y }) => {
    const depth = 1 + 0.55 * (x / width - 0.5);
    const sx = Math.round(width / 2 + (x - width / 2) * depth * 1.25);
    const sy = Math.round(height / 2 + (y - height / 2) * depth);
    return sx < 0 || sy < 0 || sx >= width || sy >= height ? 0 : (data[sy * width + sx] as number);
  });
}

/** The fourteen ways in which a picture goes wrong in a kitchen; each is made when it is asked for. */
export function harshVariants(
  luma: Luma,
  code: { x: number; y: number; share: number },
  random: () => number,
): Record<string, () => Luma> {
  const centre = { x: code.x * luma.width, y: code.y * luma.height };
  const reach = code.share * luma.width;
  return {
    shadow: () =>
      mapped(luma, (value, { x, y }) => {
        const edge = (x - centre.x) * 0.9 + (y - centre.y) * 0.5;
        return value * (0.22 + 0.78 / (1 + Math.exp(-edge / 9)));
      }),
    glare: () =>
      mapped(luma, (value, { x, y }) => {
        const away = Math.hypot(x - centre.x - reach * 0.15, (y - centre.y) * 1.3) / (reach * 0.3);
        return value + 215 * Math.exp(-away * away);
      }),
    dark: () =>
      noisy(
        mapped(luma, (value) => 12 + value * 0.14),
        4,
        random,
      ),
    noise: () => noisy(luma, 38, random),
    'soft focus': () => blurred(luma, reach / 150),
    'out of focus': () => blurred(luma, reach / 85),
    'motion across': () => moved(luma, Math.max(3, Math.round(reach / 55)), 1),
    'motion down': () => moved(luma, Math.max(9, Math.round(reach / 12)), 0.25),
    'turned 15': () => middle(rotate(luma, 15), luma),
    'turned 45': () => middle(rotate(luma, 45), luma),
    'turned 90': () => middle(rotate(luma, 90), luma),
    tilt: () => tilted(luma),
    occlusion: () =>
      mapped(luma, (value, { x, y }) => {
        const finger = Math.hypot((x - centre.x) / 0.7, y - centre.y - reach * 0.36);
        return finger < reach * 0.3 ? 150 : value;
      }),
    'half size': () => onGround(halve(luma), luma),
  };
}

/** The middle of a larger picture, or a smaller picture in the middle of grey. */
function onGround(small: Luma, { width, height }: Luma): Luma {
  const data = new Uint8Array(width * height).fill(120);
  const [left, top] = [(width - small.width) >> 1, (height - small.height) >> 1];
  for (let y = Math.max(0, -top); y < Math.min(small.height, height - top); y += 1) {
    for (let x = Math.max(0, -left); x < Math.min(small.width, width - left); x += 1) {
      data[(y + top) * width + x + left] = small.data[y * small.width + x] as number;
    }
  }
  return { data, width, height };
}
const middle = onGround;
