import { Card } from '#platform/web/ui/card.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { UploadProgress as Progress } from '../api/validation.ts';
import { megabytes, rowsText } from '../messages.ts';

/** How far a large file is: on its way, then read by the server. */
export function UploadProgress({ progress }: { progress: Progress }) {
  const { sent, read, size, rows, waiting } = progress;
  const isSent = sent >= size;
  const text = isSent
    ? `Reading: ${rowsText(rows)}, ${megabytes(read)} of ${megabytes(size)}`
    : `Sending: ${megabytes(sent)} of ${megabytes(size)}`;
  return (
    <Card title={isSent ? 'Reading the file' : 'Sending the file'}>
      <p className="tabular mb-2 text-muted">{text}</p>
      <ProgressBar
        value={sent + read}
        max={size * 2}
        label="Progress of the file"
        valueText={text}
      />
      <p role="status" className={waiting ? 'mt-3 text-warn' : 'sr-only'}>
        {waiting ? 'No connection. It goes on by itself when there is one again.' : ''}
      </p>
    </Card>
  );
}
