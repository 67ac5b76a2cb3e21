import { Droplet, Plus } from 'lucide-react';
import { newId } from '#platform/shared/ids.ts';
import { useMomentOn, useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { figureText } from '../../../rules/figure-text.ts';
import type { Measure } from '../../../rules/measure.ts';
import { latestFigure, type Reading } from '../../../rules/readings.ts';
import { useAddReading } from '../../api.ts';
import { todayText } from '../../messages.ts';

/** An Australian cup, and two. */
const DRINKS_ML = [250, 500];

/** Water drunk today; each press is one drink, so that two devices add up. */
export function WaterToday({
  measure,
  readings,
}: {
  measure: Measure;
  readings: readonly Reading[];
}) {
  const today = useToday();
  const momentOn = useMomentOn();
  const add = useAddReading();
  const sum = latestFigure(readings, measure);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex min-w-32 flex-1 items-center gap-3">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-accent-2"
        >
          <Droplet size={20} />
        </span>
        <div>
          <p className="font-medium">{measure.name}</p>
          <p role="status" className="tabular text-sm text-muted">
            {sum ? todayText.waterToday(figureText(sum, measure)) : todayText.noWater}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {DRINKS_ML.map((ml) => (
          <Button
            key={ml}
            variant="secondary"
            size="sm"
            icon={<Plus aria-hidden size={18} />}
            aria-label={todayText.addWater(ml)}
            onClick={() =>
              add.mutate({
                id: newId(),
                kind: measure.key,
                date: today,
                value: ml,
                unit: measure.unit,
                ...momentOn(today),
              })
            }
          >
            {ml} ml
          </Button>
        ))}
      </div>
    </div>
  );
}
