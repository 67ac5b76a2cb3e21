import { useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { CsvImport } from '../../contract.ts';
import { type ColumnMapping, missingFields } from '../../rules/column-mapping.ts';
import type { ImportType } from '../../rules/import-fields.ts';
import { useValidate } from '../api/validation.ts';
import { fileIsStillHere, isUnanswered, toasts } from '../messages.ts';
import { ColumnList } from './column-list.tsx';
import { PreviewTable } from './preview-table.tsx';
import type { CsvFile } from './use-csv-file.ts';

type MapStepProps = {
  type: ImportType;
  organisationId: string | null;
  file: CsvFile;
  /** another file is being read */
  isReading: boolean;
  mapping: ColumnMapping;
  onMapping: (mapping: ColumnMapping) => void;
  onMatch: () => void;
  onBusy: (busy: boolean) => void;
  onValidated: (result: CsvImport) => void;
};

/** Takes long enough to be cancelled. */
const LARGE_BYTES = 1_000_000;

/** The columns of a file, its first rows as they would be read, and sending it to be validated. */
export function MapStep(props: MapStepProps) {
  const { type, organisationId, file, isReading, mapping, onMapping, onMatch } = props;
  const { onBusy, onValidated } = props;
  const cancel = useRef<AbortController | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const validate = useValidate();
  const { isPending } = validate;

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
      decimal: file.format.decimal,
      csvData: file.csvData,
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
      {isUnanswered(validate.error) && (
        <StatusMessage tone="error" title="No response" answers>
          {fileIsStillHere}
        </StatusMessage>
      )}
      <div className="flex flex-wrap gap-3">
        {isPending && file.csvData.size > LARGE_BYTES && (
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
          disabled={isReading}
          onClick={() => void check()}
        >
          {isPending ? 'Validating...' : 'Validate Import'}
        </Button>
      </div>
    </>
  );
}
