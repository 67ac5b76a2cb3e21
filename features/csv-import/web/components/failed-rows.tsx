import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { CsvImport, FailedRow } from '../../contract.ts';
import { useFailedRows } from '../api.ts';
import { CorrectRow } from './correct-row.tsx';

type FailedRowsProps = { result: CsvImport; onCorrected: (result: CsvImport) => void };

/** The rows that fail, each with its reason; before the commit each can be corrected in place. */
export function FailedRows({ result, onCorrected }: FailedRowsProps) {
  const failed = useFailedRows(result.id);
  const [edited, setEdited] = useState<FailedRow | null>(null);
  const rows = failed.data?.pages.flat() ?? [];
  const open = result.state === 'validated';
  return (
    <Card title="Failed rows">
      {failed.isPending && <Skeleton className="h-24" />}
      {failed.isError && (
        <StatusMessage
          tone="error"
          action={
            <Button variant="secondary" size="sm" onClick={() => void failed.refetch()}>
              Retry
            </Button>
          }
        >
          The failed rows could not be loaded.
        </StatusMessage>
      )}
      <ul className="divide-y divide-line">
        {rows.map((one) => (
          <li key={one.row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium break-words">
                Row {one.row}:{' '}
                {one.cells
                  .filter((cell) => cell.trim())
                  .slice(0, 3)
                  .join(' · ')}
              </p>
              <p className="text-sm break-words text-danger">{one.detail}</p>
            </div>
            {open && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Correct row ${one.row}`}
                onClick={() => setEdited(one)}
              >
                Correct
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failed.hasNextPage && (
        <Button
          variant="ghost"
          pending={failed.isFetchingNextPage}
          onClick={() => void failed.fetchNextPage()}
        >
          Show more rows
        </Button>
      )}
      {edited && (
        <CorrectRow
          key={edited.row}
          result={result}
          failed={edited}
          onClose={() => setEdited(null)}
          onCorrected={onCorrected}
        />
      )}
    </Card>
  );
}
