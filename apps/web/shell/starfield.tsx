import { useEffect, useRef } from 'react';
import { useGenderTheme, useTheme } from '#platform/web/ui/theme.ts';
import { drift, makeStars, type Star } from './stars.ts';

/** Frames a second: at this speed a star moves a fraction of a pixel in a frame, and nobody sees more. */
const FRAMES_PER_SECOND = 15;

function draw(canvas: HTMLCanvasElement, stars: readonly Star[], colours: readonly string[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const star of stars) {
    // Brighter above than below: the lower part of the screen belongs to text.
    context.globalAlpha = star.brightness * (1 - 0.6 * (star.y / canvas.height));
    context.fillStyle = colours[star.colour] as string;
    context.fillRect(star.x, star.y, star.size, star.size);
  }
}

/** Slowly drifting stars behind everything. Decoration: still on request, stopped when out of sight. */
export function Starfield() {
  const ref = useRef<HTMLCanvasElement>(null);
  const { theme } = useTheme();
  const { genderTheme } = useGenderTheme();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme decides the colours read below
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const style = getComputedStyle(document.documentElement);
    const colours = ['--faint', '--vivid-2', '--vivid-3'].map((name) =>
      style.getPropertyValue(name),
    );
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let stars: Star[] = [];
    let timer: ReturnType<typeof setInterval> | undefined;

    const step = () => {
      stars = stars.map((star) => drift(star, 60 / FRAMES_PER_SECOND, canvas.width, canvas.height));
      draw(canvas, stars, colours);
    };
    const run = () => {
      clearInterval(timer);
      if (!document.hidden && !still.matches) timer = setInterval(step, 1000 / FRAMES_PER_SECOND);
    };
    const fill = () => {
      canvas.width = innerWidth;
      canvas.height = innerHeight;
      stars = makeStars(canvas.width, canvas.height, Math.random);
      draw(canvas, stars, colours);
    };

    fill();
    run();
    addEventListener('resize', fill);
    document.addEventListener('visibilitychange', run);
    still.addEventListener('change', run);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', fill);
      document.removeEventListener('visibilitychange', run);
      still.removeEventListener('change', run);
    };
  }, [theme, genderTheme]);

  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 -z-10 overflow-hidden">
      <div className="ground-glow absolute inset-0" />
      <canvas ref={ref} className="absolute inset-0 size-full" />
    </div>
  );
}
