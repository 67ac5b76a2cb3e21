import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { figureText } from '../../../rules/figure-text.ts';
import type { Measure } from '../../../rules/measure.ts';
import { type FileReading, MAX_FILE_READINGS, type ReadFile } from '../../../rules/read-file.ts';
import { useAddFile } from '../../api.ts';
import { fileText } from '../../messages/file.ts';

const SHOWN_READINGS = 8;
const SHOWN_PROBLEMS = 20;

type FilePreviewProps = {
  /** null: columns are missing */
  file: ReadFile | null;
  measures: readonly Measure[];
  onSaved: () => void;
};

/** What a file would bring, and what is wrong with its other rows, before anything is kept. */
export function FilePreview({ file, measures, onSaved }: FilePreviewProps) {
  const today = useToday();
  const { offline } = useOfflineState();
  const add = useAddFile();
  if (!file) return <StatusMessage tone="error" title={fileText.unknownColumns} answers />;
  const { readings, problems } = file;
  const isTooMany = readings.length > MAX_FILE_READINGS;
  const measureOf = ({ kind }: FileReading) => measures.find(({ key }) => key === kind);
  return (
    <>
      {readings.length > 0 && (
        <Card title={fileText.ready(readings.length)}>
          <FiguresTable
            caption={fileText.preview}
            columns={['Day', 'Measure', 'Value']}
            rows={readings.slice(0, SHOWN_READINGS).map((one, at) => {
              const measure = measureOf(one);
              return {
                key: String(at),
                cells: [
                  shortDateText(one.date, today),
                  measure?.name ?? one.kind,
                  measure ? figureText(one, { ...measure, unit: one.unit }) : String(one.value),
                ],
              };
            })}
          />
          {readings.length > SHOWN_READINGS && (
            <p className="mt-2 text-sm text-muted">
              {fileText.more(readings.length - SHOWN_READINGS)}
            </p>
          )}
          <p className="mt-3 text-sm text-muted">
            {isTooMany
              ? fileText.tooMany(MAX_FILE_READINGS.toLocaleString('en-AU'))
              : offline
                ? fileText.online
                : fileText.twice}
          </p>
          <Button
            className="mt-3"
            fullWidth
            disabled={isTooMany || offline}
            pending={add.isPending}
            onClick={() => add.mutate(readings, { onSuccess: onSaved })}
          >
            {add.isPending ? fileText.saving : fileText.save(readings.length)}
          </Button>
        </Card>
      )}
      {problems.length > 0 && (
        <Card title={fileText.skipped(problems.length)}>
          <p className="text-muted">
            {readings.length > 0 ? fileText.skippedLead : fileText.nothing}
          </p>
          <ul className="mt-3 divide-y divide-line">
            {problems.slice(0, SHOWN_PROBLEMS).map(({ row, problem }) => (
              <li key={row} className="py-2 wrap-anywhere">
                {fileText.row(row, problem)}
              </li>
            ))}
          </ul>
          {problems.length > SHOWN_PROBLEMS && (
            <p className="mt-2 text-sm text-muted">
              {fileText.more(problems.length - SHOWN_PROBLEMS)}
            </p>
          )}
        </Card>
      )}
    </>
  );
}
