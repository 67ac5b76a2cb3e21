import { useState } from 'react';
import { MAX_JSON_BYTES } from '#features/csv-import/rules/limits.ts';
import {
  chooseCsvFile,
  FileDrop,
  FormatFields,
  fileOver40Mb,
  importToasts,
  useCsvFile,
} from '#features/csv-import/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { type FileRow, type ReadFile, readReadings } from '../../rules/read-file.ts';
import { useKnownMeasures } from '../api.ts';
import { ExportCard } from '../components/file/export-card.tsx';
import { FilePreview } from '../components/file/file-preview.tsx';
import { fileText } from '../messages/file.ts';

type Read = { result: ReadFile | null; at: number };

/** Readings from a CSV file, seen before they are kept, and all of them as a file. */
export function ImportMeasuresPage() {
  const today = useToday();
  const reading = useCsvFile();
  const measures = useKnownMeasures();
  const [read, setRead] = useState<Read | null>(null);
  type Loaded = NonNullable<(typeof reading)['file']>;

  const judge = async ({ csvData, columns, format }: Loaded) => {
    const rows = JSON.parse(await csvData.text()) as FileRow[];
    const settings = { measures, decimal: format.decimal, today };
    setRead((before) => ({
      result: readReadings(columns, rows, settings),
      at: (before?.at ?? 0) + 1,
    }));
  };
  const take = (chosen: File) => {
    setRead(null);
    if (!/\.csv$/i.test(chosen.name)) return toast(importToasts.parseError(chooseCsvFile));
    if (chosen.size > MAX_JSON_BYTES) return toast(importToasts.parseError(fileOver40Mb));
    reading.load(chosen, answer);
  };
  const answer: Parameters<typeof reading.load>[1] = (result) => {
    if (result === null) toast(importToasts.emptyFile);
    else if ('problem' in result) toast(importToasts.parseError(result.problem));
    else void judge(result);
  };
  const { file } = reading;
  return (
    <>
      <PageHeader title={fileText.title} back="/progress/measures" />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <div className="grid grid-cols-1 gap-4">
          <p className="text-muted">{fileText.importLead}</p>
          <FileDrop
            reading={reading.reading}
            name={file?.name}
            rows={file?.rows}
            onFile={take}
            onCancel={reading.cancel}
          />
          {file && (
            <FormatFields
              format={file.format}
              onFormat={(format) => reading.reload(format, answer)}
            />
          )}
        </div>
        <div className="grid grid-cols-1 gap-4">
          {read && (
            <FilePreview
              key={read.at}
              file={read.result}
              measures={measures}
              onSaved={() => setRead(null)}
            />
          )}
          <ExportCard />
        </div>
      </div>
    </>
  );
}
