import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAtTop } from './clear-of-title.ts';

const HEIGHT_PX = 844;
const HEAD_PX = 70;

function Message() {
  const element = useRef<HTMLDivElement>(null);
  const atTop = useAtTop(element);
  return (
    <div ref={element} data-box="690 70">
      {atTop ? 'top' : 'bottom'}
    </div>
  );
}

/** Where a message stands over a sheet that reaches from `sheetTop` to the bottom. */
function placeOver(sheetTop: number): string | null {
  vi.stubGlobal('innerHeight', HEIGHT_PX);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const [top = 0, height = 0] = (this.dataset['box'] ?? '0 0').split(' ').map(Number);
    return new DOMRect(0, top, 390, height);
  });
  render(
    <>
      <div role="dialog" data-box={`${sheetTop} ${HEIGHT_PX - sheetTop}`}>
        <div data-sheet-head data-box={`${sheetTop} ${HEAD_PX}`} />
      </div>
      <Message />
    </>,
  );
  return screen.getByText(/^(top|bottom)$/).textContent;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a message leaves a sheet at the bottom uncovered', () => {
  expect(placeOver(560)).toBe('top');
});

test('where a sheet leaves room above it, the message stands there', () => {
  expect(placeOver(84)).toBe('top');
});

test('a sheet that leaves no room keeps its head uncovered', () => {
  expect(placeOver(40)).toBe('bottom');
});
