import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { UploadProgress as Progress } from '../api.ts';
import { megabytes, rowsText } from '../messages.ts';

/** How far a large file is: on its way, then read by the server. */
export function UploadProgress({
  progress,
  onCancel,
}: {
  progress: Progress;
  onCancel: () => void;
}) {
  const { sent, read, size, rows } = progress;
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
      <Button variant="secondary" className="mt-4" onClick={onCancel}>
        Cancel
      </Button>
    </Card>
  );
}
