import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TickRow } from '../components/shop-row.tsx';
import { useFocusNext } from './use-focus-next.ts';

afterEach(cleanup);

function List() {
  const [lines, setLines] = useState({ open: ['Milk', 'Eggs', 'Rice'], ticked: ['Soap'] });
  const list = useRef<HTMLDivElement>(null);
  const keepPlace = useFocusNext(list, lines);
  const row = (name: string, isTicked: boolean) => (
    <TickRow
      key={`${name} ${isTicked}`}
      name={name}
      amount=""
      detail={null}
      isTicked={isTicked}
      onTick={() => {
        keepPlace();
        setLines(({ open, ticked }) => ({
          open: open.filter((one) => one !== name),
          ticked: [...ticked, name],
        }));
      }}
    />
  );
  return (
    <div ref={list}>
      <div>{lines.open.map((name) => row(name, false))}</div>
      <div>{lines.ticked.map((name) => row(name, true))}</div>
    </div>
  );
}

test('a line that is ticked by keyboard leaves the focus to the one after it', () => {
  render(<List />);
  const tick = (name: string) => {
    const box = screen.getByRole('checkbox', { name });
    box.focus();
    fireEvent.click(box);
    return document.activeElement?.closest('label')?.textContent;
  };
  expect(tick('Eggs')).toBe('Rice');
  expect(tick('Milk')).toBe('Rice');
  // The last open one: what is ticked follows.
  expect(tick('Rice')).toBe('Soap');
});
