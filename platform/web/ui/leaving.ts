/** Delay before leaving the page. */
const SAYING_MS = 800;
/** After this long without an answer the person may choose again. */
const GIVE_UP_MS = 20_000;

/**
 * Buttons that leave the page for the address in `data-leave`. One with `data-saying` first covers
 * the page (`data-leaving`) with those words; the other buttons rest meanwhile. Works on HTML as it
 * stands, with or without React around it, until `end` is aborted.
 */
export function leavingButtons(page: ParentNode, end: AbortSignal): void {
  const cover = page.querySelector<HTMLElement>('[data-leaving]');
  const words = cover?.querySelector('p');
  const buttons = [...page.querySelectorAll<HTMLButtonElement>('button[data-leave]')];
  if (!cover || !words) return;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let pressed: HTMLButtonElement | null = null;

  const rest = (busy: boolean) => {
    for (const button of buttons) button.disabled = busy;
    cover.hidden = !busy;
  };
  const stay = () => {
    for (const timer of timers) clearTimeout(timer);
    words.textContent = '';
    rest(false);
    pressed?.focus();
    pressed = null;
  };
  const leave = (button: HTMLButtonElement) => {
    const { leave: address = '/', saying } = button.dataset;
    if (!saying) {
      location.assign(address);
      return;
    }
    pressed = button;
    rest(true);
    // The live region exists before its text, so that screen readers announce it.
    words.textContent = saying;
    cover.focus();
    timers = [setTimeout(() => location.assign(address), SAYING_MS), setTimeout(stay, GIVE_UP_MS)];
  };

  for (const button of buttons) {
    const press = (event: Event) => {
      event.preventDefault();
      leave(button);
    };
    button.addEventListener('click', press, { signal: end });
  }
  // "Back" may bring this page from the browser's memory just as it was left.
  addEventListener('pageshow', (event) => event.persisted && stay(), { signal: end });
  end.addEventListener('abort', () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
