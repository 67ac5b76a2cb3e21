import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusToastAction, Toaster, toast } from './toast.tsx';
import { currentToasts, TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  render(<Toaster />);
});
afterEach(() => {
  act(() => {
    vi.advanceTimersByTime(TOAST_DURATION_MS + TOAST_REMOVE_DELAY_MS);
  });
  vi.useRealTimers();
  cleanup();
});

const show = (content: Parameters<typeof toast>[0]) => act(() => toast(content));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a toast is a polite message, a destructive one an alert', () => {
  show({ title: 'Food Logged', description: 'Your food has been successfully logged.' });
  expect(screen.getByRole('status').textContent).toContain('Food Logged');
  show({ title: 'Error', description: 'Failed to log food', destructive: true });
  expect(screen.getByRole('alert').textContent).toContain('Failed to log food');
});

test('one at once: a new toast takes the place of the one before', () => {
  show({ title: 'First' });
  show({ title: 'Second' });
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeTruthy();
});

test('it goes after 5000 ms and is remembered for 1000000 ms', () => {
  show({ title: 'Saved' });
  wait(4999);
  expect(screen.queryByText('Saved')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(currentToasts()).toMatchObject([{ title: 'Saved', open: false }]);
  wait(999_999);
  expect(currentToasts()).toHaveLength(1);
  wait(1);
  expect(currentToasts()).toHaveLength(0);
});

test('its time stands still while the pointer or the focus is on it', () => {
  show({ title: 'Entry deleted', action: { label: 'Undo', onClick: () => undefined } });
  wait(4000);
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  wait(60_000);
  expect(screen.queryByText('Entry deleted')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  wait(1000);
  expect(screen.queryByText('Entry deleted')).toBeNull();
});

test('the action runs once and closes the toast; so does the close button, without the action', () => {
  const undo = vi.fn();
  show({ title: 'Entry deleted', action: { label: 'Undo', onClick: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Entry deleted')).toBeNull();

  show({ title: 'Again', action: { label: 'Undo', onClick: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Again')).toBeNull();
});

test('an action may show a toast of its own', () => {
  const onClick = () => toast({ title: 'Entry restored' });
  show({ title: 'Entry deleted', action: { label: 'Undo', onClick } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Entry restored')).toBeTruthy();
});

test('the focus can be moved to Undo, which holds the message', () => {
  expect(focusToastAction()).toBe(false);
  show({ title: 'Food Logged', action: { label: 'Undo', onClick: () => undefined } });
  act(() => expect(focusToastAction()).toBe(true));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  wait(TOAST_DURATION_MS * 2);
  screen.getByRole('button', { name: 'Undo' });
});
