import type { ColumnMapping } from '#features/csv-import/rules/column-mapping.ts';
import type { Decimal } from '#features/csv-import/rules/file-format.ts';
import { type Survey, surveyFile } from '../../rules/survey-file.ts';

/** The rows as the reader made them of the file, and how they are read. */
export type ToSurveyWorker = {
  csvData: Blob;
  columns: readonly string[];
  mapping: ColumnMapping;
  decimal: Decimal;
};
export type FromSurveyWorker = Survey;

onmessage = ({ data }: MessageEvent<ToSurveyWorker>) => {
  const { csvData, columns, mapping, decimal } = data;
  void csvData.text().then((text) => {
    const rows = JSON.parse(text) as Record<string, string>[];
    postMessage(surveyFile(rows, columns, mapping, decimal) satisfies FromSurveyWorker);
  });
};
