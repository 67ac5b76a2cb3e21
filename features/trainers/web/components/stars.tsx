import { Star } from 'lucide-react';
import { MAX_STARS } from '../../rules/reviews.ts';
import { reviewText } from '../messages/reviews.ts';

/** So many of five stars, in words for who cannot see them. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className="inline-flex items-center gap-0.5 text-warn">
      {Array.from({ length: MAX_STARS }, (_, at) => at + 1).map((at) => (
        <Star
          key={at}
          aria-hidden
          size={16}
          className={at <= stars ? 'fill-current' : 'opacity-35'}
        />
      ))}
      <span className="sr-only">{reviewText.ofFive(stars)}</span>
    </span>
  );
}
