import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { ProgressPhoto } from '../../rules/poses.ts';
import { photoText, poseNames } from '../messages.ts';
import { PictureView } from './picture-view.tsx';

type DayCardProps = {
  date: string;
  photos: readonly ProgressPhoto[];
  onOpen: (photo: ProgressPhoto) => void;
};

/** The photos of one day, to be opened. */
export function DayCard({ date, photos, onOpen }: DayCardProps) {
  const today = useToday();
  const day = dayName(date, today);
  return (
    <Card title={day}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(5rem,30%)),1fr))] gap-2">
        {photos.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={photoText.open(photo.pose, day)}
              aria-haspopup="dialog"
              onClick={() => onOpen(photo)}
              className="group block w-full rounded-control text-left"
            >
              <span className="block aspect-[3/4] overflow-hidden rounded-control border border-line bg-sunken group-hover:border-line-strong">
                <PictureView id={photo.id} alt="" lazy />
              </span>
              <span className="mt-1 block text-center text-sm font-medium text-muted">
                {poseNames[photo.pose]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
