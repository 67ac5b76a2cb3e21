import { useMyReviews } from '../../api.ts';
import { Stars } from './stars.tsx';
import { WriteReview } from './write-review.tsx';

/** A client's review of one session that took place, or the way to write it. */
export function ReviewOfBooking({ bookingId }: { bookingId: string }) {
  const reviews = useMyReviews().data;
  if (!reviews) return null;
  const own = reviews.find(({ id }) => id === bookingId);
  if (!own) return <WriteReview bookingId={bookingId} />;
  return (
    <div>
      <Stars stars={own.stars} />
      {own.text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{own.text}</p>}
    </div>
  );
}
