import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { UploadProgress as Progress } from '../api.ts';
import { megabytes, rowsText } from '../messages.ts';

/** How far a large file is: on its way, then its rows checked by the server. */
export function UploadProgress({
  progress: { sent, size, rows },
  onCancel,
}: {
  progress: Progress;
  onCancel: () => void;
}) {
  const isSent = sent >= size;
  const text = isSent
    ? `Looking for duplicates and free seats: ${rowsText(rows)}`
    : `Sent: ${megabytes(sent)} of ${megabytes(size)}, ${rowsText(rows)}`;
  return (
    <Card title={isSent ? 'Checking the rows' : 'Sending the file'}>
      <p className="tabular mb-2 text-muted">{text}</p>
      <ProgressBar value={sent} max={size} label="Progress of the file" valueText={text} />
      <Button variant="secondary" className="mt-4" onClick={onCancel}>
        Cancel
      </Button>
    </Card>
  );
}
