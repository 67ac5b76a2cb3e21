import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { CsvImport } from '../../contract.ts';
import { useUndoImport } from '../api.ts';
import {
  askToUndoImport,
  changedSessionsStay,
  importAgainToRestore,
  importTitle,
  rowsText,
  rowsWillBeRemoved,
} from '../messages.ts';

type UndoImportProps = { one: CsvImport; label: string; onUndone: () => void };

/** Takes an import back, after asking: nothing brings it in again but the file. */
export function UndoImport({ one, label, onUndone }: UndoImportProps) {
  const [open, setOpen] = useState(false);
  const undo = useUndoImport();
  const take = async () => {
    const undone = await undo.mutateAsync(one.id).catch(() => null);
    setOpen(false);
    if (undone) onUndone();
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${label} ${importTitle(one)}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={askToUndoImport}
        description={rowsWillBeRemoved(rowsText(one.processedRows), importTitle(one))}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep
            </Button>
            <Button variant="danger" pending={undo.isPending} onClick={() => void take()}>
              Undo import
            </Button>
          </>
        }
      >
        <p className="text-muted">
          {one.importType === 'training' && `${changedSessionsStay} `}
          {importAgainToRestore}
        </p>
      </Dialog>
    </>
  );
}
