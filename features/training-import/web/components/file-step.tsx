import { type ReactNode, useMemo, useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { CsvImport } from '#features/csv-import/contract.ts';
import { MAX_JSON_BYTES } from '#features/csv-import/rules/limits.ts';
import {
  chooseCsvFile,
  FileDrop,
  FormatFields,
  fileOver40Mb,
  importToasts,
  useCsvFile,
} from '#features/csv-import/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { findSource } from '../../rules/find-source.ts';
import { pageText } from '../messages.ts';
import { FileChoices } from './file-choices.tsx';
import { useSurvey } from './use-survey.ts';

type FileStepProps = { onValidated: (result: CsvImport) => void; children: ReactNode };

/** The file, how it is read, and what its names mean; `children` stand below. */
export function FileStep({ onValidated, children }: FileStepProps) {
  const reading = useCsvFile();
  const { file } = reading;
  const { weightUnit } = useUnits();
  const [busy, setBusy] = useState(false);
  const found = useMemo(() => (file ? findSource(file.columns) : null), [file]);
  const survey = useSurvey(file, found);

  const take = (chosen: File) => {
    if (!/\.csv$/i.test(chosen.name)) return toast(importToasts.parseError(chooseCsvFile));
    if (chosen.size > MAX_JSON_BYTES) return toast(importToasts.parseError(fileOver40Mb));
    reading.load(chosen, (read) => {
      if (read === null) toast(importToasts.emptyFile);
      else if ('problem' in read) toast(importToasts.parseError(read.problem));
    });
  };
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-6">
      <div inert={busy} className="flex min-w-0 flex-col gap-4 lg:gap-6">
        <FileDrop
          reading={reading.reading}
          name={file?.name}
          rows={file?.rows}
          onFile={take}
          onCancel={reading.cancel}
        />
        {file && (
          <FormatFields
            format={reading.reading?.format ?? file.format}
            onFormat={(format) => reading.reload(format, () => undefined)}
          />
        )}
        {!file && (
          <Card title={pageText.where}>
            <ul className="grid list-disc gap-1 pl-5">
              <li>{pageText.strong}</li>
              <li>{pageText.hevy}</li>
            </ul>
            <p className="mt-3 text-sm text-muted">{pageText.twice}</p>
          </Card>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
        {file && !found && (
          <StatusMessage tone="error" answers>
            {pageText.notTraining}
          </StatusMessage>
        )}
        {file && found && !survey && (
          <div role="status" aria-label={pageText.looking}>
            <Skeleton className="h-40" />
          </div>
        )}
        {file && found && survey && (
          <FileChoices
            // Another file, or the same read in another way, begins again.
            key={`${file.name} ${JSON.stringify(file.format)} ${file.rows}`}
            file={file}
            found={found}
            survey={survey}
            usualUnit={weightUnit}
            onBusy={setBusy}
            onValidated={onValidated}
          />
        )}
        <div inert={busy}>{children}</div>
      </div>
    </div>
  );
}
