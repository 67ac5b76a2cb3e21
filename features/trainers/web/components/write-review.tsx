import { useMutation } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Review } from '../../contract/reviews.ts';
import { MAX_STARS, REVIEW_LIMITS } from '../../rules/reviews.ts';
import { saveReview } from '../api.ts';
import { reviewText as t } from '../messages/reviews.ts';

/** Filled up to what is chosen. */
const starsUpTo = (chosen: number) =>
  Array.from({ length: MAX_STARS }, (_, at) => ({
    value: String(at + 1),
    label: String(at + 1),
    icon: (
      <Star
        aria-hidden
        size={14}
        className={at < chosen ? 'fill-current text-warn' : 'text-faint'}
      />
    ),
  }));

type WriteReviewProps = { bookingId: string; before?: Pick<Review, 'stars' | 'text'> };

/** A review of a session that took place, or a change of it. */
export function WriteReview({ bookingId, before }: WriteReviewProps) {
  const title = before ? t.change : t.write;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Star aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={title} description={t.lead}>
        {isOpen && <Fields id={bookingId} before={before} onSent={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

type FieldsProps = { id: string; before: WriteReviewProps['before']; onSent: () => void };

function Fields({ id, before, onSent }: FieldsProps) {
  const save = useMutation(saveReview);
  const form = useForm({
    start: { stars: before ? String(before.stars) : '', text: before?.text ?? '' },
    check: ({ stars, text }) => ({
      content: { stars: Number(stars), text: text.trim() },
      errors: { stars: stars === '' && t.chooseStars },
    }),
    send: (content) => save.mutateAsync({ id, ...content }),
    onSent,
  });
  const { stars } = form.draft;
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <FormProblem form={form} />
      <Segmented
        label={t.choose}
        options={starsUpTo(Number(stars))}
        value={stars === '' ? null : stars}
        onValueChange={(chosen) => form.change({ stars: chosen })}
      />
      {form.errors.stars && (
        <p role="alert" className="text-sm text-danger">
          {form.errors.stars}
        </p>
      )}
      <TextArea label={t.text} maxLength={REVIEW_LIMITS.text} {...form.text('text')} />
      <Button type="submit" fullWidth pending={form.pending}>
        {t.save}
      </Button>
    </Form>
  );
}
