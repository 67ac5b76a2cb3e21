const PRODUCT = 'Vigour';

/** Scroll position of each page, by path. */
const scrolledTo = new Map<string, number>();
let here: string | null = null;
let wentBack = false;

/** Keeps the browser from scrolling by itself: pages come in late, and it would scroll the wrong one. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  const leave = () => {
    if (here !== null) scrolledTo.set(here, scrollY);
  };
  // The router announces its own navigation by this event; the page being left is still up.
  addEventListener('pushState', leave);
  addEventListener('popstate', () => {
    leave();
    wentBack = true;
  });
}

/**
 * Called when a page is on the screen: names the window after it, restores or resets the scroll,
 * and, unless it is the first page, moves the focus to its heading so that it is read out.
 */
export function arriveAt(location: string, title: string | undefined): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const name = title ?? heading?.textContent?.trim();
  document.title = name ? `${name} · ${PRODUCT}` : PRODUCT;
  const first = here === null;
  const moved = here !== location;
  here = location;
  if (first || !moved) return;
  scrollTo(0, wentBack ? (scrolledTo.get(location) ?? 0) : 0);
  wentBack = false;
  // A page made for typing has its box marked; all others are read from their heading.
  const target =
    document.querySelector<HTMLElement>('main [data-arrival]') ??
    heading ??
    document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
