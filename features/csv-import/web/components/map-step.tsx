import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { CsvImport } from '../../contract.ts';
import { type ColumnMapping, missingFields } from '../../rules/column-mapping.ts';
import type { ImportType } from '../../rules/import-fields.ts';
import { PART_BYTES } from '../../rules/limits.ts';
import { type UploadProgress, useValidate } from '../api/validation.ts';
import { isUnanswered, toasts } from '../messages.ts';
import { ColumnList } from './column-list.tsx';
import { PreviewTable } from './preview-table.tsx';
import { UploadProgress as ProgressCard } from './upload-progress.tsx';
import type { CsvFile, FileReading } from './use-csv-file.ts';

type MapStepProps = {
  type: ImportType;
  organisationId: string | null;
  file: CsvFile;
  reading: FileReading;
  mapping: ColumnMapping;
  onMapping: (mapping: ColumnMapping) => void;
  onMatch: () => void;
  onBusy: (busy: boolean) => void;
  onValidated: (result: CsvImport) => void;
};

/** The columns of a file, its first rows as they would be read, and sending it to be validated. */
export function MapStep(props: MapStepProps) {
  const { type, organisationId, file, reading, mapping, onMapping, onMatch } = props;
  const { onBusy, onValidated } = props;
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const cancel = useRef<AbortController | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const validate = useValidate(setProgress);
  const { isPending } = validate;
  const isSending = progress !== null && progress.sent < progress.size;

  useEffect(() => {
    if (!isSending) return;
    // Without this page nobody can send the rest; once it is sent the server goes on by itself.
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);

  const check = async () => {
    const missing = missingFields(mapping, type).map(({ label }) => label);
    if (missing.length > 0) return toast(toasts.missing(missing));
    const abort = new AbortController();
    cancel.current = abort;
    const input = {
      importType: type,
      organisationId,
      fileName: file.name,
      columnMapping: mapping,
      format: file.format,
      sizeBytes: file.size,
      source: file,
      json: file.fitsJson ? reading.json : null,
      part: reading.part,
    };
    onBusy(true);
    const validated = await validate.mutateAsync({ input, signal: abort.signal }).catch(() => null);
    onBusy(false);
    if (validated?.state === 'validated') onValidated(validated);
  };

  return (
    <>
      <ColumnList
        key={`${file.name} ${type}`}
        type={type}
        columns={file.columns}
        preview={file.preview}
        mapping={mapping}
        onMapping={onMapping}
        onMatch={onMatch}
      />
      <PreviewTable file={file} type={type} mapping={mapping} />
      {progress && <ProgressCard progress={progress} />}
      {isUnanswered(validate.error) && (
        <StatusMessage tone="error" title="No answer came" answers>
          Your file and its columns are still here. Check the connection and press Validate Import
          again.
        </StatusMessage>
      )}
      <div className="flex flex-wrap gap-3">
        {isPending && (progress !== null || file.size > PART_BYTES) && (
          <Button
            variant="secondary"
            size="lg"
            onClick={() => {
              cancel.current?.abort();
              button.current?.focus();
            }}
          >
            Cancel
          </Button>
        )}
        <Button
          ref={button}
          size="lg"
          className="flex-1"
          pending={isPending}
          disabled={reading.reading !== null}
          onClick={() => void check()}
        >
          {isPending ? 'Validating...' : 'Validate Import'}
        </Button>
      </div>
    </>
  );
}
