import { useId, useState } from 'react';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { CsvImport, FailedRow } from '../../contract.ts';
import { checkRow, rowPlan } from '../../rules/row-check.ts';
import { useCorrect } from '../api.ts';
import { valuesPastLastColumn } from '../messages.ts';

type CorrectRowProps = {
  result: CsvImport;
  failed: FailedRow;
  onClose: () => void;
  onCorrected: (result: CsvImport) => void;
};

const MAX_CELLS_SHOWN = 200;
const focusAtFirst = (field: HTMLInputElement | null) => field?.focus();

/** One row of the file, to be corrected where it stands. Its problems follow what is typed. */
export function CorrectRow({ result, failed, onClose, onCorrected }: CorrectRowProps) {
  const { importType, columns, columnMapping, decimal } = result;
  const correct = useCorrect(result.id);
  const id = useId();
  const form = useForm({
    start: { cells: failed.cells },
    // What is still wrong may be saved, and is judged again.
    check: (draft) => ({
      content: { row: failed.row, cells: draft.cells.slice(0, columns.length) },
    }),
    send: correct.mutateAsync,
    onSent: (corrected) => {
      onCorrected(corrected);
      onClose();
    },
  });
  const { cells } = form.draft;
  const plan = rowPlan(importType, columns, columnMapping, decimal);
  const { problems } = checkRow(plan, cells);
  const beyond = failed.cells
    .slice(columns.length)
    .filter((cell) => cell.trim())
    .join(' · ')
    .slice(0, MAX_CELLS_SHOWN);
  const fields = plan.fields.filter(({ at }) => at >= 0);
  // What is wrong is at hand; where no field is, the first one.
  const [first] = useState(
    () =>
      fields.find(({ field }) => problems.some((one) => one.field === field.label)) ?? fields[0],
  );
  const errorOf = (label: string) => {
    const problem = problems.find(({ field }) => field === label);
    return problem && `${problem.reason} ${problem.fix}`;
  };
  const change = (at: number, value: string) => {
    const length = Math.max(columns.length, at + 1);
    const before = Array.from({ length }, (_, index) => cells[index] ?? '');
    form.change({ cells: before.with(at, value) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Correct row ${failed.row}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={form.pending}>
            Save row
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="grid gap-4">
        {beyond && <StatusMessage tone="info">{valuesPastLastColumn(beyond)}</StatusMessage>}
        {failed.reason !== 'invalid' && <StatusMessage tone="info">{failed.detail}</StatusMessage>}
        {fields.map(({ field, at }) => (
          <TextField
            key={field.value}
            label={field.label}
            required={field.required}
            value={cells[at] ?? ''}
            error={errorOf(field.label)}
            onChange={({ currentTarget }) => change(at, currentTarget.value)}
            ref={at === first?.at ? focusAtFirst : undefined}
          />
        ))}
      </Form>
    </Dialog>
  );
}
