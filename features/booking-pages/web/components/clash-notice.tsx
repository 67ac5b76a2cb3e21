import type { Clash } from '#features/free-times/rules/why-not-free.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useViewerZone } from '../hooks/use-viewer-zone.ts';
import { clashWords, bookText as t } from '../messages/book.ts';
import { startWords } from './time-picker.tsx';

export type ClashAnswer = { clashes: readonly Clash[]; next: readonly string[] };

/** A time that cannot be booked any more, with the next ones in its place. */
export function ClashNotice({
  clash,
  onChoose,
}: {
  clash: ClashAnswer;
  onChoose: (start: string) => void;
}) {
  const zone = useViewerZone();
  const { clashes, next } = clash;
  const reasons = clashes.filter((one) => one !== 'taken').map((one) => clashWords[one]);
  return (
    <StatusMessage
      tone="info"
      answers
      title={reasons.length > 0 ? t.notFree(reasons.join(', ')) : t.taken}
      action={
        next.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {next.map((start) => (
              <Button key={start} size="sm" variant="secondary" onClick={() => onChoose(start)}>
                {startWords(start, zone)}
              </Button>
            ))}
          </div>
        )
      }
    >
      {next.length > 0 ? t.takenLead : t.takenNone}
    </StatusMessage>
  );
}
