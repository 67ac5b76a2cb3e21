import { useMutation } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { MAX_STARS, REVIEW_LIMITS } from '../../../rules/reviews.ts';
import { saveReview } from '../../api.ts';
import { reviewText as t } from '../../messages/reviews.ts';

const STARS = Array.from({ length: MAX_STARS }, (_, at) => String(at + 1)).map((value) => ({
  value,
  label: value,
  icon: <Star aria-hidden size={14} className="fill-current text-warn" />,
}));

/** A review of the latest session that took place. */
export function WriteReview({ bookingId }: { bookingId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Star aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        {t.write}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t.write} description={t.lead}>
        {isOpen && <Fields id={bookingId} onSent={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Fields({ id, onSent }: { id: string; onSent: () => void }) {
  const save = useMutation(saveReview);
  const form = useForm({
    start: { stars: '', text: '' },
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
        options={STARS}
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
