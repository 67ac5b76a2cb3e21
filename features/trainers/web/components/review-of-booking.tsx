import { useMutation } from '@tanstack/react-query';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { removeReview, useMyReviews } from '../api.ts';
import { reviewText as t } from '../messages/reviews.ts';
import { Stars } from './stars.tsx';
import { WriteReview } from './write-review.tsx';

/** A client's review of one session that took place, or the way to write it. */
export function ReviewOfBooking({ bookingId, mayWrite }: { bookingId: string; mayWrite: boolean }) {
  const reviews = useMyReviews().data;
  const remove = useMutation(removeReview);
  if (!reviews) return null;
  const own = reviews.find(({ id }) => id === bookingId);
  if (!own) {
    if (!mayWrite) return null;
    return (
      <Card title={t.yours}>
        <WriteReview bookingId={bookingId} />
      </Card>
    );
  }
  return (
    <Card title={t.yours}>
      <Stars stars={own.stars} />
      {own.isHidden && <p className="mt-1 text-sm text-muted">{t.isHidden}</p>}
      {own.text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{own.text}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {mayWrite && <WriteReview bookingId={bookingId} before={own} />}
        <Button variant="ghost" size="sm" onClick={() => remove.mutate(bookingId)}>
          {t.remove}
        </Button>
      </div>
    </Card>
  );
}
