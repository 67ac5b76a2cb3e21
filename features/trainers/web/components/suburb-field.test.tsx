import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { SuburbField } from './suburb-field.tsx';

const NEWTOWNS = ['NSW', 'QLD', 'VIC'].map((state) => ({ suburb: 'Newtown', state }));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(NEWTOWNS));
});
afterEach(cleanup);

function showField() {
  const [onChange, onUnsettled] = [vi.fn(), vi.fn()];
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <SuburbField label="Where" value={null} onChange={onChange} onUnsettled={onUnsettled} />
    </QueryClientProvider>,
  );
  return { field: screen.getByLabelText('Where'), onChange, onUnsettled };
}

it('asks which of several is meant, says that it is open, and takes the one that is tapped', async () => {
  const { field, onChange, onUnsettled } = showField();
  fireEvent.change(field, { target: { value: 'Newtown' } });
  fireEvent.blur(field);
  fireEvent.click(await screen.findByRole('button', { name: 'Newtown VIC' }));
  expect(onUnsettled.mock.calls.flat()).toContain('Newtown');
  expect(onChange).toHaveBeenLastCalledWith({ suburb: 'Newtown', state: 'VIC' });
  expect(onUnsettled).toHaveBeenLastCalledWith('');
  expect(screen.queryByRole('button')).toBeNull();
});

it('reads a suburb with its postcode, as profiles show it', async () => {
  const { field, onChange } = showField();
  fireEvent.change(field, { target: { value: 'Newtown NSW 2042' } });
  expect(onChange).toHaveBeenLastCalledWith({ suburb: 'Newtown', state: 'NSW' });
  fireEvent.change(field, { target: { value: 'Newtown 2042' } });
  fireEvent.blur(field);
  expect(await screen.findByRole('button', { name: 'Newtown QLD' })).toBeTruthy();
});

it('keeps what is no place yet when it is closed, and asks again when it is opened', async () => {
  const { field, onUnsettled } = showField();
  fireEvent.change(field, { target: { value: 'Newtown' } });
  cleanup();
  expect(onUnsettled).toHaveBeenLastCalledWith('Newtown');
  const onChange = vi.fn();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <SuburbField label="Where" value={null} unsettled="Newtown" onChange={onChange} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Newtown VIC' }));
  expect(onChange).toHaveBeenLastCalledWith({ suburb: 'Newtown', state: 'VIC' });
});
