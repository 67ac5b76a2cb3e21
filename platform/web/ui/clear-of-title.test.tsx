import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAtTop } from './clear-of-title.ts';

const HEIGHT_PX = 844;
const HEAD_PX = 70;

function Message() {
  const element = useRef<HTMLDivElement>(null);
  const atTop = useAtTop(element);
  return (
    <div data-box="690 70">
      {/* Still rising. */}
      <div ref={element} data-box="702 70">
        {atTop ? 'top' : 'bottom'}
      </div>
    </div>
  );
}

function placeOver(page: ReactNode): string | null {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const [top = 0, height = 0] = (this.dataset['box'] ?? '0 0').split(' ').map(Number);
    return new DOMRect(0, top, 390, height);
  });
  render(
    <>
      {page}
      <Message />
    </>,
  );
  return screen.getByText(/^(top|bottom)$/).textContent;
}

/** Where a message stands over a sheet that reaches from `sheetTop` to the bottom. */
const placeOverSheet = (sheetTop: number) =>
  placeOver(
    <div role="dialog" data-box={`${sheetTop} ${HEIGHT_PX - sheetTop}`}>
      <div data-sheet-head data-box={`${sheetTop} ${HEAD_PX}`} />
    </div>,
  );

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a message leaves a sheet at the bottom uncovered', () => {
  expect(placeOverSheet(560)).toBe('top');
});

test('a message that still rises does not cover a title where it will rest', () => {
  expect(
    placeOver(
      <main>
        <h1 data-box="650 44">Title</h1>
      </main>,
    ),
  ).toBe('top');
});

test('where a sheet leaves room above it, the message stands there', () => {
  expect(placeOverSheet(84)).toBe('top');
});

test('a sheet that leaves no room keeps its head uncovered', () => {
  expect(placeOverSheet(40)).toBe('bottom');
});

test.each([
  ['below it', '700 48', '-200 40', 'top'],
  ['elsewhere', '300 48', '-200 40', 'bottom'],
  ['below it, but the title is at the top', '700 48', '20 40', 'bottom'],
])('a message does not cover what has the focus: %s', (_, focused, title, place) => {
  expect(
    placeOver(
      <main>
        <h1 data-box={title}>Title</h1>
        <button type="button" ref={(button) => button?.focus()} data-box={focused}>
          Focused
        </button>
      </main>,
    ),
  ).toBe(place);
});
