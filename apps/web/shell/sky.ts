import { drift, makeStars, type Star } from './stars.ts';

/**
 * At this speed a star moves about a pixel in a frame: more frames would show nobody anything, and
 * cost. Measured without a graphics card, four take under 2 % of a core in all processes of the
 * browser together, fifteen over 5 %.
 */
const FRAMES_PER_SECOND = 4;
/** A phone's address bar comes and goes: a height that changes by less keeps the same sky. */
const BAR_PX = 160;

type Paint = { colours: readonly string[]; strength: number };

function paintOfTheme(): Paint {
  const style = getComputedStyle(document.documentElement);
  return {
    colours: ['--ink', '--text-2', '--text-3'].map((name) => style.getPropertyValue(name)),
    strength: Number(style.getPropertyValue('--star-strength')),
  };
}

function draw(canvas: HTMLCanvasElement, stars: readonly Star[], paint: Paint): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const star of stars) {
    // Brighter above than below: the lower part of the screen belongs to text.
    const fade = 1 - 0.6 * (star.y / canvas.height);
    context.globalAlpha = Math.max(0, star.brightness * paint.strength * fade);
    context.fillStyle = paint.colours[star.colour] as string;
    context.fillRect(star.x, star.y, star.size, star.size);
  }
}

/** Animates stars on a canvas while visible, unless reduced motion is set. */
export function runSky(canvas: HTMLCanvasElement): { repaint: () => void; stop: () => void } {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let paint = paintOfTheme();
  let stars: Star[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  const step = () => {
    stars = stars.map((star) => drift(star, 60 / FRAMES_PER_SECOND, canvas.width, canvas.height));
    draw(canvas, stars, paint);
  };
  const run = () => {
    clearInterval(timer);
    if (!document.hidden && !still.matches) timer = setInterval(step, 1000 / FRAMES_PER_SECOND);
  };
  const fill = () => {
    const sameSky =
      canvas.width === innerWidth &&
      Math.abs(canvas.height - innerHeight) < BAR_PX &&
      stars.length > 0;
    if (sameSky) return;
    canvas.width = innerWidth;
    canvas.height = innerHeight;
    stars = makeStars(canvas.width, canvas.height, Math.random);
    draw(canvas, stars, paint);
  };

  fill();
  run();
  addEventListener('resize', fill);
  document.addEventListener('visibilitychange', run);
  still.addEventListener('change', run);
  return {
    repaint: () => {
      paint = paintOfTheme();
      draw(canvas, stars, paint);
    },
    stop: () => {
      clearInterval(timer);
      removeEventListener('resize', fill);
      document.removeEventListener('visibilitychange', run);
      still.removeEventListener('change', run);
    },
  };
}
