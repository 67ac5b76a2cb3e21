import { afterEach, expect, it, test } from 'vitest';
import { routeOf } from '../router.tsx';
import {
  areShortcutsOn,
  isShortcutPress,
  keepShortcutsOn,
  readKey,
  type Shortcut,
  shortcuts,
} from './shortcuts.ts';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

it('opens pages that exist, each by keys of its own', () => {
  for (const { href } of shortcuts) expect(routeOf(href), href).toBeDefined();
  expect(new Set(shortcuts.map(({ keys }) => keys.join(' '))).size).toBe(shortcuts.length);
});

const hrefOf = (found: Shortcut | 'wait' | null) =>
  found === null || found === 'wait' ? found : found.href;

test.each<[string | null, string, string | null]>([
  [null, '/', '/search'],
  [null, 'n', '/log-food/search'],
  [null, 'N', '/log-food/search'],
  [null, 'w', '/progress/weight'],
  [null, 'g', 'wait'],
  ['g', 'h', '/'],
  ['g', 'w', '/workouts'],
  ['g', 'n', '/notifications'],
  ['g', 'x', null],
  ['g', 'g', null],
  [null, 'h', null],
])('after %s the key %s leads to %s', (before, key, result) => {
  expect(hrefOf(readKey(before, key))).toBe(result);
});

/** Presses a key on an element, and says whether it counts. */
function press(html: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key: 'n', bubbles: true, ...init });
  let counts = false;
  const listen = () => {
    counts = isShortcutPress(event);
  };
  document.addEventListener('keydown', listen, { once: true });
  document.body.firstElementChild?.dispatchEvent(event);
  return counts;
}

test.each<[boolean, string]>([
  [true, '<button>a</button>'],
  [true, '<input type="radio">'],
  [true, '<input type="range">'],
  [false, '<input>'],
  [false, '<input type="search">'],
  [false, '<textarea></textarea>'],
  [false, '<select></select>'],
  [false, '<div contenteditable></div>'],
  [false, '<p></p><div role="dialog"></div>'],
])('%s: a key on %s', (counts, html) => {
  expect(press(html)).toBe(counts);
});

it('leaves the browser its own keys', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'repeat', 'isComposing']) {
    expect(press('<button>a</button>', { [modifier]: true }), modifier).toBe(false);
  }
});

it('keeps on this device that they are off', () => {
  expect(areShortcutsOn()).toBe(true);
  keepShortcutsOn(false);
  expect(areShortcutsOn()).toBe(false);
  keepShortcutsOn(true);
  expect(areShortcutsOn()).toBe(true);
});
