import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';
import { Ring } from './ring.tsx';

afterEach(cleanup);

const marks = () => document.querySelectorAll('[data-beyond]').length;

test.each([
  [99, 0],
  [100, 0],
  [100.1, 1],
  [250, 1],
])('a bar at %d of 100 has %d marks of being over', (value, expected) => {
  render(<ProgressBar value={value} max={100} label="Protein" valueText={`${value} g`} />);
  expect(marks()).toBe(expected);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(
    String(Math.min(value, 100)),
  );
});

test.each([
  [100, 0],
  [101, 1],
])('a ring at %d of 100 has %d marks of being over', (value, expected) => {
  render(<Ring value={value} max={100} label="Energy" />);
  expect(marks()).toBe(expected);
});

test('without a target nothing is over', () => {
  render(<ProgressBar value={5} max={0} label="Seats" />);
  render(<Ring value={5} max={0} label="Energy" />);
  expect(marks()).toBe(0);
});
