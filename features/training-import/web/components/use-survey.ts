import { useEffect, useState } from 'react';
import type { CsvFile } from '#features/csv-import/web/public.ts';
import type { FoundSource } from '../../rules/find-source.ts';
import type { Survey } from '../../rules/survey-file.ts';
import type { ToSurveyWorker } from './survey-worker.ts';
import workerUrl from './survey-worker.ts?worker&url';

/** What a file holds; null until all of it was looked at, beside the page. */
export function useSurvey(file: CsvFile | null, found: FoundSource | null): Survey | null {
  const [survey, setSurvey] = useState<{ of: Blob; is: Survey } | null>(null);
  const csvData = file?.csvData;
  useEffect(() => {
    if (!file || !found) return;
    const worker = new Worker(workerUrl, { type: 'module', name: 'Survey of a file' });
    worker.addEventListener('message', ({ data }: MessageEvent<Survey>) =>
      setSurvey({ of: file.csvData, is: data }),
    );
    const { columns, format } = file;
    const message: ToSurveyWorker = {
      csvData: file.csvData,
      columns,
      mapping: found.mapping,
      decimal: format.decimal,
    };
    worker.postMessage(message);
    return () => worker.terminate();
  }, [file, found]);
  return survey && survey.of === csvData ? survey.is : null;
}
