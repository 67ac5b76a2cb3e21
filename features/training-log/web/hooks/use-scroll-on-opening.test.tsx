import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollOnOpening } from './use-scroll-on-opening.ts';

const toPixels = vi.fn();
const toSet = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', toPixels);
  vi.stubGlobal('scrollY', 640);
  Element.prototype.scrollIntoView = toSet;
  document.body.innerHTML = '<article><li><button data-tick="7"></button></li></article>';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  document.body.innerHTML = '';
  sessionStorage.clear();
});

function open(sessionId: string) {
  const page = renderHook(() => useScrollOnOpening(sessionId, '7'));
  vi.runAllTimers();
  return page;
}

test('a session opens at its next set, also after it was left within the app', () => {
  const page = open('a');
  dispatchEvent(new Event('pagehide'));
  page.unmount();
  open('a');
  expect(toSet).toHaveBeenCalledTimes(4);
  expect(toPixels).not.toHaveBeenCalled();
});

test('a page that was reloaded stands where it stood, and another session does not', () => {
  open('a');
  dispatchEvent(new Event('pagehide'));
  toSet.mockClear();
  // A reload unmounts nothing.
  open('a');
  expect(toPixels).toHaveBeenCalledWith(0, 640);
  expect(toSet).not.toHaveBeenCalled();
  open('b');
  expect(toPixels).toHaveBeenCalledTimes(1);
});
