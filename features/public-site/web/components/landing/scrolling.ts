import type { Behaviour } from '../behaviour.ts';

/** Smaller moves are a trembling hand. */
const MIN_PX = 6;
/** The header stays while the page's beginning is in sight. */
const HEADER_STAYS_PX = 96;

/** The header leaves on the way down and returns on the way up; the floating way in shows later. */
export const scrolling: Behaviour = (page, signal) => {
  const header = page.querySelector('[data-hiding-header]');
  const floating = page.querySelector<HTMLElement>('[data-floating-start]');
  if (!header) return;
  let before = scrollY;
  const look = () => {
    const now = Math.max(0, scrollY);
    header.toggleAttribute('data-scrolled', now > 8);
    const shown = now > innerHeight * 0.8;
    floating?.toggleAttribute('data-shown', shown);
    floating?.toggleAttribute('inert', !shown);
    if (Math.abs(now - before) < MIN_PX) return;
    header.toggleAttribute('data-hidden', now > before && now > HEADER_STAYS_PX);
    before = now;
  };
  look();
  addEventListener('scroll', look, { passive: true, signal });
};
