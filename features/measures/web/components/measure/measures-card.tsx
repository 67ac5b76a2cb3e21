import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { DAYS_AT_FIRST } from '../../../rules/due.ts';
import { toTracked, useReadings, useStoredMeasures, useToMeasure } from '../../api.ts';
import { pageText } from '../../messages.ts';
import { MeasureRows } from './measure-list.tsx';

const SHOWN = 5;

/** The latest measurements, on the Progress tab. */
export function MeasuresCard() {
  const today = useToday();
  const stored = useStoredMeasures().data;
  const readings = useReadings(addDays(today, -DAYS_AT_FIRST)).data;
  const toMeasure = useToMeasure();
  if (!stored || !readings) return <Skeleton className="h-40 rounded-card" />;
  const measures = toTracked(stored, toMeasure);
  return (
    <Card title={pageText.title}>
      {measures.length === 0 ? (
        <p className="mb-3 text-muted">{pageText.pickFirst}</p>
      ) : (
        <MeasureRows measures={measures.slice(0, SHOWN)} readings={readings} />
      )}
      <LinkButton
        href="/progress/measures"
        variant="secondary"
        fullWidth
        className="mt-2 print:hidden"
      >
        {pageText.measureToday}
      </LinkButton>
    </Card>
  );
}
