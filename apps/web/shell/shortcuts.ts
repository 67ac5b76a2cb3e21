/** A key, or two one after the other, and the page they open. */
export type Shortcut = { keys: readonly [string, string?]; title: string; href: string };

export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], title: 'Search', href: '/search' },
  { keys: ['n'], title: 'Log food', href: '/log-food/search' },
  { keys: ['w'], title: 'Weigh-in', href: '/progress/weight' },
  { keys: ['g', 'h'], title: 'Home', href: '/' },
  { keys: ['g', 'f'], title: 'Food log', href: '/log-food' },
  { keys: ['g', 'w'], title: 'Workouts', href: '/workouts' },
  { keys: ['g', 'm'], title: 'Meals', href: '/meals' },
  { keys: ['g', 't'], title: 'Trainers', href: '/trainers' },
  { keys: ['g', 'p'], title: 'Progress', href: '/progress' },
  { keys: ['g', 'u'], title: 'Profile', href: '/profile' },
  { keys: ['g', 'o'], title: 'Your gym', href: '/gym' },
  { keys: ['g', 'n'], title: 'Notifications', href: '/notifications' },
];

/** Target of a key after the previous one: a page, a second key, or nothing. */
export function readKey(before: string | null, key: string): Shortcut | 'wait' | null {
  const pressed = key.toLowerCase();
  if (before !== null) {
    return shortcuts.find(({ keys }) => keys[0] === before && keys[1] === pressed) ?? null;
  }
  const starting = shortcuts.filter(({ keys }) => keys[0] === pressed);
  return starting.find(({ keys }) => keys.length === 1) ?? (starting.length > 0 ? 'wait' : null);
}

/** Fields in which keys are text. A radio button or a slider takes no letters. */
const TYPING =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]:not([contenteditable=false])';

/** A key without Ctrl, Alt or Cmd, pressed neither in a field nor behind an open dialog. */
export function isShortcutPress(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false;
  if (event.repeat || event.isComposing) return false;
  if (event.target instanceof Element && event.target.closest(TYPING)) return false;
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') === null;
}

/** In localStorage: people who use speech control switch single keys off on this device. */
const OFF_KEY = 'shortcutsOff';

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === null;
  } catch {
    return true;
  }
}

export function keepShortcutsOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, 'yes');
  } catch {
    // Storage may be blocked: the choice then lasts until the page is left.
  }
}
