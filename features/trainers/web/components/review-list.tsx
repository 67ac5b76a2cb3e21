import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dateText } from '#platform/web/time/day-text.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import type { TrainerPage } from '../../contract/browsing.ts';
import { REVIEWS_A_PAGE, type Review } from '../../contract/reviews.ts';
import { MIN_REVIEWS_FOR_AVERAGE } from '../../rules/reviews.ts';
import { removeReview, useReviews } from '../api.ts';
import { markText } from '../messages/marks.ts';
import { reviewText as t } from '../messages/reviews.ts';
import { ReplyDialog, ReportDialog } from './review-dialogs.tsx';
import { Stars } from './stars.tsx';
import { WriteReview } from './write-review.tsx';

/** What clients say of a trainer. */
export function ReviewList({ trainer }: { trainer: TrainerPage }) {
  const [page, setPage] = useState(1);
  const reviews = useReviews(trainer.slug, page);
  const remove = useMutation(removeReview);
  const [answered, setAnswered] = useState<Review | null>(null);
  const [reported, setReported] = useState<Review | null>(null);
  return (
    <Card
      title={t.title}
      action={trainer.toReview ? <WriteReview bookingId={trainer.toReview} /> : undefined}
    >
      <Loaded query={reviews}>
        {(found) =>
          found.count === 0 ? (
            <p className="text-muted">{t.none}</p>
          ) : (
            <>
              <p className="mb-2 text-sm text-muted">
                {trainer.stars === null || found.count < MIN_REVIEWS_FOR_AVERAGE
                  ? t.fromThree(found.count)
                  : markText.reviewsRead(trainer.stars, found.count)}
              </p>
              <ul className="divide-y divide-line">
                {found.reviews.map((review) => (
                  <li key={review.id} className="py-4">
                    <OneReview review={review} name={trainer.name} />
                    <div className="mt-1 -ml-4 flex flex-wrap">
                      {trainer.isOwn && (
                        <Button
                          variant="ghost"
                          size="sm"
                          aria-label={t.replyTo(review.author)}
                          onClick={() => setAnswered(review)}
                        >
                          {t.reply}
                        </Button>
                      )}
                      {review.isOwn && (
                        <Button variant="ghost" size="sm" onClick={() => remove.mutate(review.id)}>
                          {t.remove}
                        </Button>
                      )}
                      {!review.isOwn && (
                        <Button
                          variant="ghost"
                          size="sm"
                          disabled={review.isReported}
                          aria-label={t.reportOf(review.author)}
                          onClick={() => setReported(review)}
                        >
                          {review.isReported ? t.isReported : t.report}
                        </Button>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
              <div className="flex flex-wrap gap-2">
                {page > 1 && (
                  <Button variant="secondary" size="sm" onClick={() => setPage(page - 1)}>
                    {markText.previousPage}
                  </Button>
                )}
                {page * REVIEWS_A_PAGE < found.count && (
                  <Button variant="secondary" size="sm" onClick={() => setPage(page + 1)}>
                    {t.more}
                  </Button>
                )}
              </div>
            </>
          )
        }
      </Loaded>
      <ReplyDialog review={answered} onClose={() => setAnswered(null)} />
      <ReportDialog review={reported} onClose={() => setReported(null)} />
    </Card>
  );
}

function OneReview({ review, name }: { review: Review; name: string }) {
  const today = useToday();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <Stars stars={review.stars} />
        <span className="font-medium wrap-anywhere">{review.author}</span>
        <span className="text-sm text-muted">
          {dateText(localDay(new Date(review.createdAt)), today)}
        </span>
      </div>
      {review.text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.text}</p>}
      {review.reply && (
        <div className="mt-2 rounded-control border-l-2 border-accent bg-raised p-3">
          <p className="text-sm font-medium">{t.replied(name)}</p>
          <p className="text-sm whitespace-pre-line text-muted wrap-anywhere">{review.reply}</p>
        </div>
      )}
    </>
  );
}
