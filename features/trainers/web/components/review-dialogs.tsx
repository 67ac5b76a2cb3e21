import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Review } from '../../contract/reviews.ts';
import { REVIEW_LIMITS } from '../../rules/reviews.ts';
import { replyToReview, reportReview } from '../api.ts';
import { reviewText as t } from '../messages/reviews.ts';

type TextFormProps = {
  label: string;
  action: string;
  start: string;
  most: number;
  /** said where nothing is typed; without it an empty text is sent */
  needed?: string;
  send: (text: string) => Promise<unknown>;
  onSent: () => void;
};

/** One text that is sent. */
function TextForm({ label, action, start, most, needed, send, onSent }: TextFormProps) {
  const form = useForm({
    start: { text: start },
    check: ({ text }) => ({
      content: text.trim(),
      errors: { text: text.trim() === '' && needed },
    }),
    send,
    onSent,
    serverNames: { reason: 'text' },
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <FormProblem form={form} />
      <TextArea label={label} maxLength={most} {...form.text('text')} />
      <Button type="submit" fullWidth pending={form.pending}>
        {action}
      </Button>
    </Form>
  );
}

type ReviewDialogProps = { review: Review | null; onClose: () => void };

export function ReplyDialog({ review, onClose }: ReviewDialogProps) {
  const [last, setLast] = useState(review);
  if (review && review !== last) setLast(review);
  const reply = useMutation(replyToReview);
  return (
    <Dialog
      open={review !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t.replyTo(last?.author ?? '')}
    >
      {last && (
        <TextForm
          key={last.id}
          label={t.reply}
          action={t.sendReply}
          start={last.reply ?? ''}
          most={REVIEW_LIMITS.reply}
          send={(text) => reply.mutateAsync({ id: last.id, text })}
          onSent={onClose}
        />
      )}
    </Dialog>
  );
}

export function ReportDialog({ review, onClose }: ReviewDialogProps) {
  const [last, setLast] = useState(review);
  if (review && review !== last) setLast(review);
  const report = useMutation(reportReview);
  return (
    <Dialog
      open={review !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t.reportOf(last?.author ?? '')}
      description={t.reportLead}
    >
      {last && (
        <TextForm
          key={last.id}
          label={t.reason}
          action={t.sendReport}
          start=""
          most={REVIEW_LIMITS.reason}
          needed={t.enterReason}
          send={(reason) => report.mutateAsync({ id: last.id, reason })}
          onSent={onClose}
        />
      )}
    </Dialog>
  );
}
