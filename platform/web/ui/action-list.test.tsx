import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Copy } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { ActionList } from './action-list.tsx';

afterEach(cleanup);

const expectBusy = (name: string, onPress: () => void) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement, 'the focus stays').toBe(button);
};

test('an act under way says so and is not started again', () => {
  const onSelect = vi.fn();
  const acts = (pending: boolean) => (
    <ActionList actions={[{ icon: Copy, label: 'Duplicate', pending, onSelect }]} />
  );
  const { rerender } = render(acts(true));
  expectBusy('Duplicate', onSelect);
  rerender(acts(false));
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

test('so does a button that is only a picture', () => {
  const onClick = vi.fn();
  const button = (pending: boolean) => (
    <IconButton label="Delete" icon={<Copy />} pending={pending} onClick={onClick} />
  );
  const { rerender } = render(button(true));
  expectBusy('Delete', onClick);
  rerender(button(false));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onClick).toHaveBeenCalledOnce();
});
