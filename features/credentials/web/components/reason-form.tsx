import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { consoleText as t } from '../messages.ts';

type ReasonFormProps = {
  action: string;
  /** What is said where no reason is given. */
  needed: string;
  send: (note: string) => Promise<unknown>;
  onSent: () => void;
};

/** Why something is not right, for its trainer. */
export function ReasonForm({ action, needed, send, onSent }: ReasonFormProps) {
  const form = useForm({
    start: { note: '' },
    check: ({ note }) => ({
      content: note.trim(),
      errors: { note: note.trim() === '' && needed },
    }),
    send,
    onSent,
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <FormProblem form={form} />
      <TextArea label={t.note} required maxLength={500} {...form.text('note')} />
      <Button type="submit" fullWidth pending={form.pending}>
        {action}
      </Button>
    </Form>
  );
}
