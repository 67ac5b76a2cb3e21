import { Button } from './button.tsx';
import { changesNotSaved } from './messages.ts';
import { StatusMessage } from './status-message.tsx';

type ChangedElsewhereProps = {
  /** "This meal was changed on another device" */
  title: string;
  /** puts what it is now into the form */
  onShow: () => void;
};

/** Said in a form whose thing has another version by now: nothing was saved, and how to go on. */
export function ChangedElsewhere({ title, onShow }: ChangedElsewhereProps) {
  return (
    <StatusMessage
      tone="error"
      title={title}
      answers
      action={
        <Button variant="secondary" size="sm" onClick={onShow}>
          Show latest
        </Button>
      }
    >
      {changesNotSaved}
    </StatusMessage>
  );
}
