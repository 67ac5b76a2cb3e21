import type { Behaviour } from '../behaviour.ts';

/** One card is open at a time; a press on the open one closes it. */
export const featureCards: Behaviour = (page, signal) => {
  const cards = [...page.querySelectorAll('[data-feature]')];
  const show = (card: Element, open: boolean) => {
    card.toggleAttribute('data-open', open);
    card.querySelector('button')?.setAttribute('aria-expanded', String(open));
  };
  for (const card of cards) {
    const press = () => {
      const opens = !card.hasAttribute('data-open');
      for (const other of cards) show(other, opens && other === card);
    };
    card.querySelector('button')?.addEventListener('click', press, { signal });
  }
};
