import type { Behaviour } from '../behaviour.ts';

export const COUNT_UP_MS = 2000;

/** How far the count is, from 0 to 1, after a share of the time: quick at first, then settling. */
export const easeOut = (time: number) => 1 - (1 - Math.min(1, Math.max(0, time))) ** 4;

/**
 * Figures count up when they come into sight. The HTML holds the final figure, so that it is there
 * with reduced motion, without a script, and for anyone who listens to the page.
 */
export const countUps: Behaviour = (page, signal) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      countUp(target, signal);
    }
  });
  for (const figure of page.querySelectorAll('[data-count-up]')) seen.observe(figure);
  signal.addEventListener('abort', () => seen.disconnect());
};

function countUp(figure: Element, signal: AbortSignal): void {
  const last = Number(figure.getAttribute('data-count-up'));
  const start = performance.now();
  const step = (now: number) => {
    const time = signal.aborted ? 1 : (now - start) / COUNT_UP_MS;
    figure.textContent = String(Math.round(last * easeOut(time)));
    if (time < 1) requestAnimationFrame(step);
  };
  step(start);
}
