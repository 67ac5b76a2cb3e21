/** Stars on 100,000 square pixels: about 100 on a phone, 300 on a laptop. */
export const STAR_DENSITY = 30;
/** How far the nearest stars move in a sixtieth of a second, in pixels. */
export const STAR_SPEED = 0.08;

export type Star = {
  x: number;
  y: number;
  /** Pixels across; also its nearness, hence its speed. */
  size: number;
  /** 0 to 1. */
  brightness: number;
  /** Which of the three colours. */
  colour: 0 | 1 | 2;
};

const MIN_RADIUS_PX = 0.75;
const MAX_RADIUS_PX = 2;

/** A sky of the given size. `random` gives numbers from 0 to 1, as Math.random does. */
export function makeStars(width: number, height: number, random: () => number): Star[] {
  const count = Math.round((width * height * STAR_DENSITY) / 100_000);
  return Array.from({ length: count }, () => {
    const nearness = random() ** 3;
    const tint = random();
    return {
      x: random() * width,
      y: random() * height,
      size: MIN_RADIUS_PX + (MAX_RADIUS_PX - MIN_RADIUS_PX) * nearness,
      brightness: 0.25 + 0.6 * random(),
      colour: tint < 0.76 ? 0 : tint < 0.9 ? 1 : 2,
    };
  });
}

/** The star after `frames` sixtieths of a second: it rises, and comes back from below. */
export function drift(star: Star, frames: number, width: number, height: number): Star {
  const y = star.y - STAR_SPEED * (star.size / MAX_RADIUS_PX) * frames;
  return { ...star, x: star.x % width, y: y < -MAX_RADIUS_PX ? y + height + MAX_RADIUS_PX : y };
}
