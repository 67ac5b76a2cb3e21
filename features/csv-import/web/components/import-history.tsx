import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { CsvImport } from '../../contract.ts';
import { TYPE_LABELS } from '../../rules/import-fields.ts';
import { useImports, useUndoImport } from '../api.ts';
import { importTitle, momentText, rowsText, stateNames } from '../messages.ts';

const tones: Partial<Record<CsvImport['state'], BadgeTone>> = {
  committed: 'success',
  validated: 'info',
  failed: 'danger',
};

type ImportHistoryProps = { nowMs: number; onContinue: (one: CsvImport) => void };

/** What was imported, and what waits; for seven days it can be gone on with, or undone. */
export function ImportHistory({ nowMs, onContinue }: ImportHistoryProps) {
  const { data } = useImports();
  const undo = useUndoImport();
  if (!data || data.length === 0) return null;
  return (
    <Card title="Import history">
      <ul className="divide-y divide-line">
        {data.map((one) => {
          const kept = Date.parse(one.expiresAt) > nowMs;
          return (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium break-all">{importTitle(one)}</p>
                <p className="text-sm text-muted">
                  {TYPE_LABELS[one.importType]} · {momentText(one.committedAt ?? one.createdAt)} ·{' '}
                  {rowsText(one.processedRows)} of {one.totalRows.toLocaleString('en-AU')}
                </p>
              </div>
              <Badge tone={tones[one.state] ?? 'neutral'}>{stateNames[one.state]}</Badge>
              {kept && one.state === 'committed' && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Undo ${importTitle(one)}`}
                  pending={undo.isPending && undo.variables === one.id}
                  onClick={() => undo.mutate(one.id)}
                >
                  Undo
                </Button>
              )}
              {kept && one.state === 'validated' && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Review ${importTitle(one)}`}
                  onClick={() => onContinue(one)}
                >
                  Review
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-muted">
        An import can be undone for seven days, until something of it has been used.
      </p>
    </Card>
  );
}
