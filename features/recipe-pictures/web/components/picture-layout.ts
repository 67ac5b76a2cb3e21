/** Numbers from 0 to 1 that depend on the seed alone, so that a drawing is always the same. */
export function seededNumbers(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export type Spot = { x: number; y: number; turn: number; index: number };

const GOLDEN_ANGLE = 2.399_963;

/** `count` spots spread evenly over an ellipse around (x, y), as seeds in a sunflower. */
export function scatter(
  count: number,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  random: () => number,
): Spot[] {
  const start = random() * 6;
  return Array.from({ length: count }, (_, index) => {
    const reach = Math.sqrt((index + 0.6) / count);
    const angle = start + index * GOLDEN_ANGLE;
    return {
      x: x + Math.cos(angle) * reach * rx + (random() - 0.5) * 2,
      y: y + Math.sin(angle) * reach * ry + (random() - 0.5) * 2,
      turn: Math.round(random() * 360),
      index,
    };
  });
}

/** A colour lighter (above 0) or darker (below 0), sRGB hex. */
export function shade(colour: string, by: number): string {
  const target = by > 0 ? 255 : 20;
  const amount = Math.abs(by);
  const channel = (start: number): string => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16);
    return Math.round(value + (target - value) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
