import { useNumbersHidden } from '#features/account/web/public.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { findComparablePose, groupByDay } from '../../rules/poses.ts';
import { usePhotos } from '../api.ts';
import { pageText } from '../messages.ts';

/** The way to the photos, on the Progress tab: no pictures, since others may see that page. Not in gentle mode. */
export function PhotosCard() {
  const today = useToday();
  const isGentle = useNumbersHidden();
  const state = usePhotos().data;
  if (isGentle || !state?.isOffered) return null;
  const [latest] = groupByDay(state.photos);
  const isComparable = findComparablePose(state.photos) !== null;
  return (
    <Card title={pageText.title}>
      <p className="text-muted">
        {latest ? pageText.latest(dayName(latest.date, today)) : pageText.firstPhoto}
      </p>
      {latest && (
        <p className="tabular text-sm text-faint">{pageText.count(state.photos.length)}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3 *:flex-1">
        <LinkButton href={latest ? '/progress/photos' : '/progress/photos/new'} variant="secondary">
          {latest ? pageText.see : pageText.add}
        </LinkButton>
        {isComparable && (
          <LinkButton href="/progress/photos/compare" variant="secondary">
            {pageText.compare}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
