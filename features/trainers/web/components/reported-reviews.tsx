import { useMutation } from '@tanstack/react-query';
import { Button } from '#platform/web/ui/button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { judgeReview, useReported } from '../api.ts';
import { consoleText as t } from '../messages/reviews.ts';
import { Stars } from './stars.tsx';

/** Reviews that an operator was asked to look at. */
export function ReportedReviews() {
  const reported = useReported();
  const judge = useMutation(judgeReview);
  return (
    <Loaded query={reported}>
      {(list) =>
        list.length === 0 ? (
          <p className="text-muted">{t.noneReported}</p>
        ) : (
          <ul className="-my-3 divide-y divide-line">
            {list.map(({ review, trainer, reason }) => (
              <li key={review.id} className="grid grid-cols-1 gap-1 py-4">
                <p className="font-semibold wrap-anywhere">{t.about(trainer)}</p>
                <Stars stars={review.stars} />
                <p className="wrap-anywhere">{review.text}</p>
                <p className="text-sm text-muted wrap-anywhere">{reason}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => judge.mutate({ id: review.id, keeps: true })}
                  >
                    {t.keep}
                  </Button>
                  <Button
                    variant="danger"
                    size="sm"
                    onClick={() => judge.mutate({ id: review.id, keeps: false })}
                  >
                    {t.takeDown}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
