import { useState } from 'react';
import { daysFrom } from '#platform/shared/calendar-day.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { choosePair, groupByDay, type Pose, type ProgressPhoto } from '../../rules/poses.ts';
import { compareText } from '../messages/comparing.ts';
import { photoText, poseNames } from '../messages.ts';
import { ComparisonSlider } from './comparison-slider.tsx';
import { poseOptions } from './photo-dialog.tsx';
import { PictureView } from './picture-view.tsx';

type View = 'slider' | 'side';

const views = [
  { value: 'slider', label: compareText.slider },
  { value: 'side', label: compareText.sideBySide },
] as const;

/** Chooses a pose and two dates of it, and shows them over or beside each other. */
export function ComparePhotos({
  photos,
  first,
}: {
  photos: readonly ProgressPhoto[];
  first: Pose;
}) {
  const today = useToday();
  const [pose, setPose] = useState(first);
  const [view, setView] = useState<View>('slider');
  const [chosen, setChosen] = useState<{ before: string | null; after: string | null }>({
    before: null,
    after: null,
  });
  const pair = choosePair(photos, pose, chosen);
  const ofPose = groupByDay(photos.filter((photo) => photo.pose === pose)).flatMap(
    (day) => day.photos,
  );
  const options = ofPose.map(({ id, date }) => ({ value: id, label: dateText(date, today) }));
  const choose = (change: Partial<typeof chosen>) =>
    pair && setChosen({ before: pair.before.id, after: pair.after.id, ...change });
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        <Segmented
          label={compareText.pose}
          options={poseOptions}
          value={pose}
          onValueChange={setPose}
        />
        {pair ? (
          <>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <SelectField
                label={compareText.earlier}
                options={options}
                value={pair.before.id}
                onChange={({ target }) => choose({ before: target.value })}
              />
              <SelectField
                label={compareText.later}
                options={options}
                value={pair.after.id}
                onChange={({ target }) => choose({ after: target.value })}
              />
            </div>
            <Segmented
              label={compareText.view}
              hideLabel
              options={views}
              value={view}
              onValueChange={setView}
            />
            {view === 'slider' ? (
              <ComparisonSlider key={`${pair.before.id} ${pair.after.id}`} {...pair} />
            ) : (
              <SideBySide {...pair} />
            )}
            <p className="tabular text-center text-muted">
              {compareText.apart(daysFrom(pair.before.date, pair.after.date))}
            </p>
          </>
        ) : (
          <p className="text-muted">{compareText.addAnother}</p>
        )}
      </div>
    </Card>
  );
}

function SideBySide({ before, after }: { before: ProgressPhoto; after: ProgressPhoto }) {
  const today = useToday();
  return (
    <div
      role="group"
      aria-label={compareText.pair(
        poseNames[before.pose],
        dateText(before.date, today),
        dateText(after.date, today),
      )}
      className="grid grid-cols-2 gap-2"
    >
      {[before, after].map((photo) => (
        <figure key={photo.id} className="min-w-0">
          <div className="aspect-[3/4] overflow-hidden rounded-control border border-line bg-sunken">
            <PictureView
              id={photo.id}
              alt={photoText.of(photo.pose, dateText(photo.date, today))}
            />
          </div>
          <figcaption className="mt-1 text-center text-sm font-medium text-muted">
            {dateText(photo.date, today)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
