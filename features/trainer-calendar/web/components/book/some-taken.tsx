import type { BookingAnswer } from '#features/bookings/contract.ts';
import { momentWords } from '#features/free-times/rules/when-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { repeatText as t } from '../../messages/acts.ts';

export type SeriesResult = { starts: readonly string[]; answers: readonly BookingAnswer[] };

type SomeTakenProps = SeriesResult & { timeZone: string; onClose: () => void };

/** What became of a series of which some weeks were taken meanwhile. */
export function SomeTaken({ starts, answers, timeZone, onClose }: SomeTakenProps) {
  const taken = starts.filter((_, at) => answers[at]?.outcome === 'clash');
  return (
    <StatusMessage
      tone="info"
      answers
      title={t.someAsked(starts.length - taken.length, starts.length)}
      action={
        <Button size="sm" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <p>{t.someTaken}</p>
      <ul className="mt-1 list-disc pl-5">
        {taken.map((start) => (
          <li key={start}>{momentWords(Date.parse(start), timeZone)}</li>
        ))}
      </ul>
    </StatusMessage>
  );
}
