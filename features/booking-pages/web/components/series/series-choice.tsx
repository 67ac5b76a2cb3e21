import { Segmented } from '#platform/web/ui/segmented.tsx';
import { bookingText as t } from '../../messages/booking.ts';

export type SeriesScope = 'one' | 'all';

type SeriesChoiceProps = {
  /** this one and those after it */
  many: number;
  value: SeriesScope;
  onChange: (scope: SeriesScope) => void;
};

/** Whether a change is about one session of a weekly series or about all that are to come. */
export function SeriesChoice({ many, value, onChange }: SeriesChoiceProps) {
  const options = [
    { value: 'one', label: t.thisOne },
    { value: 'all', label: t.allToCome(many) },
  ] as const;
  return (
    <div className="mb-4">
      <Segmented label={t.howMany} options={options} value={value} onValueChange={onChange} />
    </div>
  );
}
