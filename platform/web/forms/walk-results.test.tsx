import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { walkRow } from './walk-results.ts';

afterEach(cleanup);

const Row = ({ name }: { name: string }) => (
  <li>
    {['open', 'star', 'add'].map((act) => (
      <button key={act} type="button" onKeyDown={walkRow} tabIndex={act === 'star' ? -1 : 0}>
        {act} {name}
      </button>
    ))}
  </li>
);

test('a row has two stops, and the arrows reach what has none, in this row and the next', async () => {
  render(
    <ul>
      <Row name="one" />
      <Row name="two" />
    </ul>,
  );
  const user = userEvent.setup();
  const visited: (string | null)[] = [];
  const keys = ['{Tab}', '{Tab}', '{Tab}', '{ArrowRight}', '{ArrowUp}', '{ArrowUp}', '{ArrowLeft}'];
  for (const key of keys) {
    await user.keyboard(key);
    visited.push(document.activeElement?.textContent ?? null);
  }
  expect(visited).toEqual([
    'open one',
    'add one',
    'open two',
    'star two',
    'star one',
    'star one',
    'open one',
  ]);
  expect(screen.getByText('star one').tabIndex).toBe(-1);
});
