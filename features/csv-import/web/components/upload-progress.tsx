import { Card } from '#platform/web/ui/card.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { UploadProgress as Progress } from '../api/validation.ts';
import { megabytes, rowsText } from '../messages.ts';

/** How far a large file is: on its way, then its rows checked by the server. */
export function UploadProgress({ progress }: { progress: Progress }) {
  const { sent, size, rows, waiting } = progress;
  const isSent = sent >= size;
  const text = isSent
    ? `Looking for duplicates and free seats: ${rowsText(rows)}`
    : `Sent: ${megabytes(sent)} of ${megabytes(size)}, ${rowsText(rows)}`;
  return (
    <Card title={isSent ? 'Checking the rows' : 'Sending the file'}>
      <p className="tabular mb-2 text-muted">{text}</p>
      <ProgressBar value={sent} max={size} label="Progress of the file" valueText={text} />
      <div role="status">
        {waiting && (
          <p className="mt-3 text-warn">
            No connection. It goes on by itself when there is one again.
          </p>
        )}
      </div>
    </Card>
  );
}
