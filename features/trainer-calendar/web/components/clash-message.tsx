import type { BookingAnswer } from '#features/bookings/contract.ts';
import { mayTrainerOverride } from '#features/free-times/rules/why-not-free.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { clashText, clashTitle, mayOverride } from '../messages/acts.ts';

export type ClashAnswer = Extract<BookingAnswer, { outcome: 'clash' }>;

type ClashMessageProps = {
  answer: ClashAnswer;
  anyway: string;
  pending: boolean;
  /** the way past the trainer's own limits; null: there is none */
  onAnyway: (() => void) | null;
};

/** Each thing that is against a time by name, and the way past those that are the trainer's own limits. */
export function ClashMessage({ answer, anyway, pending, onAnyway }: ClashMessageProps) {
  const reasons = answer.clashes.length > 0 ? answer.clashes : (['full'] as const);
  const isOwn =
    onAnyway !== null && answer.clashes.length > 0 && answer.clashes.every(mayTrainerOverride);
  return (
    <StatusMessage
      tone={isOwn ? 'info' : 'error'}
      title={clashTitle}
      answers
      action={
        isOwn && (
          <Button size="sm" variant="secondary" pending={pending} onClick={onAnyway}>
            {anyway}
          </Button>
        )
      }
    >
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{clashText[reason]}</li>
        ))}
      </ul>
      {isOwn && <p>{mayOverride}</p>}
    </StatusMessage>
  );
}
