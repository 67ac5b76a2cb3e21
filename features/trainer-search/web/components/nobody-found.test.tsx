import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Found } from './filter-choices.ts';
import { NobodyFound } from './nobody-found.tsx';

afterEach(cleanup);

it('says how many there are without one wish, and drops it with a tap', () => {
  const found: Found = {
    trainers: [],
    count: 0,
    without: [
      { wish: 'timeOfDay', count: 2 },
      { wish: 'suburb', count: 1 },
      { wish: 'language', count: 3 },
    ],
    listed: 9,
    isSuburbKnown: true,
    words: null,
    specialties: [],
    languages: [{ name: 'Hindi', count: 1 }],
  };
  const wishes = { timeOfDay: 'evening', suburb: 'Newtown', state: 'NSW', language: 'Hindi' };
  const change = vi.fn();
  render(<NobodyFound found={found} inAddress={{ wishes, change, clear: vi.fn() }} />);
  expect(screen.getByRole('button', { name: '1 without Newtown NSW' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '3 without Hindi' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '2 without After 5 pm' }));
  expect(change).toHaveBeenCalledWith({ timeOfDay: undefined });
});
