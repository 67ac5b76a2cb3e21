import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { ColumnMapping } from '../../rules/column-mapping.ts';
import { ColumnList } from './column-list.tsx';

afterEach(cleanup);

const columns = Array.from({ length: 500 }, (_, at) => (at === 480 ? 'E-mail' : `Field ${at}`));

function Columns() {
  const [mapping, setMapping] = useState<ColumnMapping>({ 'E-mail': 'email' });
  return (
    <ColumnList
      type="trainees"
      columns={columns}
      preview={[]}
      mapping={mapping}
      onMapping={setMapping}
      onMatch={() => {}}
    />
  );
}

it('keeps a file of 500 columns short: some, and all that are mapped', async () => {
  render(<Columns />);
  expect(screen.getAllByRole('combobox')).toHaveLength(25);
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'email');
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Find one of 500 columns' }),
    'field 31',
  );
  const found = within(screen.getByRole('list')).getAllByRole('combobox');
  expect(found).toHaveLength(11); // 31, and 310 to 319
  await userEvent.selectOptions(screen.getByLabelText('Field 317'), 'phone');
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.getByLabelText('Field 317')).toHaveProperty('value', 'phone');
});

it('goes on where it stood when more are shown', async () => {
  render(<Columns />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more columns (475)' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Field 24')));
});
