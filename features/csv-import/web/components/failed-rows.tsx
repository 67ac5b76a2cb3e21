import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { CsvImport, FailedRow } from '../../contract.ts';
import { useFailedRows } from '../api.ts';
import { failedRowsNotLoaded, fixErrorCsv, fixTrainingFile } from '../messages.ts';
import { CorrectRow } from './correct-row.tsx';

/** Characters of a cell: enough to see which row is meant. */
const MAX_CELL_LENGTH_SHOWN = 80;

type FailedRowsProps = { result: CsvImport; onCorrected: (result: CsvImport) => void };

/** The rows that fail, each with its reason; before the commit each can be corrected in place. */
export function FailedRows({ result, onCorrected }: FailedRowsProps) {
  const failed = useFailedRows(result.id);
  const [edited, setEdited] = useState<(FailedRow & { since: number }) | null>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Index that gets the focus once the list is newer. */
  const [place, setPlace] = useState<{ at: number; since: number } | null>(null);
  const since = failed.dataUpdatedAt;
  const rows = failed.data?.pages.flat() ?? [];
  const isTraining = result.importType === 'training';
  const open = result.state === 'validated' && !isTraining;
  useEffect(() => {
    if (place === null || since <= place.since) return;
    // A closing dialog may return the focus to a removed button.
    const frame = requestAnimationFrame(() => {
      const items = list.current?.children;
      const item = items?.item(Math.min(place.at, items.length - 1));
      (item?.querySelector('button') ?? list.current)?.focus();
      setPlace(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [place, since]);
  const corrected = (next: CsvImport) => {
    const at = rows.findIndex(({ row }) => row === edited?.row);
    if (edited) setPlace({ at, since: edited.since });
    onCorrected(next);
  };
  const showMore = () => {
    setPlace({ at: rows.length, since });
    void failed.fetchNextPage();
  };
  return (
    <Card title="Failed rows">
      {!open && <p className="mb-2 text-muted">{isTraining ? fixTrainingFile : fixErrorCsv}</p>}
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
          {failedRowsNotLoaded}
        </StatusMessage>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Failed rows" className="divide-y divide-line">
        {rows.map((one) => (
          <li key={one.row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium break-words">
                Row {one.row}:{' '}
                {one.cells
                  .filter((cell) => cell.trim())
                  .slice(0, 3)
                  .map((cell) => cell.slice(0, MAX_CELL_LENGTH_SHOWN))
                  .join(' · ')}
              </p>
              <p className="text-sm break-words text-danger">{one.detail}</p>
            </div>
            {open && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Correct row ${one.row}`}
                onClick={() => setEdited({ ...one, since })}
              >
                Correct
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failed.hasNextPage && (
        <Button variant="ghost" pending={failed.isFetchingNextPage} onClick={showMore}>
          Show more rows
        </Button>
      )}
      {edited && (
        <CorrectRow
          key={edited.row}
          result={result}
          failed={edited}
          onClose={() => setEdited(null)}
          onCorrected={corrected}
        />
      )}
    </Card>
  );
}
