import { Download } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Stat } from '#platform/web/ui/stat.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { CsvImport } from '../../contract.ts';
import { errorFileName } from '../../rules/error-file.ts';
import { errorCsv } from '../api.ts';
import {
  confirmAgain,
  momentText,
  rowsText,
  sameFileImportedOn,
  seatLimitExceededForSome,
  toasts,
} from '../messages.ts';
import { FailedRows } from './failed-rows.tsx';
import { saveFile } from './save-file.ts';
import { WhatNext } from './what-next.tsx';

type ReviewProps = {
  result: CsvImport;
  committing: boolean;
  /** no answer came to the commit */
  unanswered: boolean;
  onBack: () => void;
  onConfirm: () => void;
  onCorrected: (result: CsvImport) => void;
  onUndone: () => void;
};

const figure = (value: number) => value.toLocaleString('en-AU');

async function download(id: string): Promise<void> {
  const file = await errorCsv(id);
  if (!file) return toast(toasts.downloadFailed);
  saveFile(errorFileName(id), file);
  toast(toasts.downloaded);
}

/** What was found out about the rows, before anything is imported; and the act itself. */
export function Review(props: ReviewProps) {
  const { result, committing, unanswered, onBack, onConfirm, onCorrected, onUndone } = props;
  const { processedRows, failedRows, totalRows, validationResult, importedBefore } = result;
  const committed = result.state === 'committed';
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <StatusMessage
          tone={failedRows === 0 || committed ? 'success' : 'error'}
          title={
            committed
              ? 'Imported'
              : failedRows === 0
                ? 'Ready to import'
                : 'Some rows need attention'
          }
        >
          {rowsText(processedRows)} {committed ? 'imported' : 'valid'},{' '}
          {failedRows === 1 ? '1 error' : `${figure(failedRows)} errors`}
        </StatusMessage>
        {importedBefore && !committed && (
          <StatusMessage tone="info">
            {sameFileImportedOn(momentText(importedBefore))}
          </StatusMessage>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:gap-6">
        <Card title="Summary">
          <div className="grid grid-cols-2 gap-4">
            <Stat label="Total Rows" value={figure(totalRows)} />
            <Stat label="Valid Rows" value={figure(processedRows)} />
            <Stat label="Failed Rows" value={figure(failedRows)} />
            {validationResult.duplicatesFound > 0 && (
              <Stat label="Duplicates Found" value={figure(validationResult.duplicatesFound)} />
            )}
          </div>
          {validationResult.seatLimitExceeded && (
            <div className="mt-4">
              <StatusMessage tone="error">{seatLimitExceededForSome}</StatusMessage>
            </div>
          )}
          {failedRows > 0 && (
            <Button
              variant="secondary"
              fullWidth
              className="mt-4"
              icon={<Download aria-hidden size={20} />}
              onClick={() => void download(result.id)}
            >
              Download Error CSV
            </Button>
          )}
        </Card>
        {committed && <WhatNext result={result} onUndone={onUndone} />}
        {unanswered && (
          <StatusMessage tone="error" title="No response" answers>
            {confirmAgain}
          </StatusMessage>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="flex-1" onClick={onBack}>
            Back
          </Button>
          {!committed && processedRows > 0 ? (
            <Button className="flex-1" pending={committing} onClick={onConfirm}>
              {committing ? 'Importing...' : 'Confirm Import'}
            </Button>
          ) : (
            <>
              {committed && result.organisationId && (
                <LinkButton
                  href={`/gym/members?in=${result.organisationId}`}
                  variant="secondary"
                  className="flex-1 whitespace-nowrap"
                >
                  See members
                </LinkButton>
              )}
              <LinkButton href="/dashboard" className="flex-1">
                Done
              </LinkButton>
            </>
          )}
        </div>
      </div>
      {failedRows > 0 && (
        <div className="min-w-0">
          <FailedRows result={result} onCorrected={onCorrected} />
        </div>
      )}
    </div>
  );
}
