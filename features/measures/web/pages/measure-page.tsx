import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useNumbersHidden } from '#features/account/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { formatList } from '#platform/shared/format-list.ts';
import { isWithin, MAX_PERIOD_DAYS, periodBefore } from '#platform/shared/periods.ts';
import { RangePicker } from '#platform/web/charts/range-picker.tsx';
import { useChosenTime } from '#platform/web/charts/use-chosen-time.ts';
import { useOfflinePart } from '#platform/web/offline/offline-state.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { findKind, type KindKey } from '../../rules/kinds.ts';
import type { Measure } from '../../rules/measure.ts';
import { figureOf, toDayFigures } from '../../rules/readings.ts';
import { useIsOffered, useMeasure, useReadings, useStoredMeasures } from '../api.ts';
import { HistoryCard } from '../components/course/history-card.tsx';
import { NavyCard } from '../components/course/navy-card.tsx';
import { MeasureSettings } from '../components/measure/measure-settings.tsx';
import { NewReading } from '../components/reading/new-reading.tsx';
import { ReadingList } from '../components/reading/reading-list.tsx';
import { historyText, pageText } from '../messages.ts';

const HOME = '/progress/measures';

/** One measure: a new value, its course and all its values. */
export function MeasurePage() {
  const { kind: key } = useParams<{ kind: string }>();
  const stored = useStoredMeasures();
  const measure = useMeasure(key);
  const isOffered = useIsOffered();
  const known = findKind(key);
  if (known && !isOffered(known.key)) return <NotOffered kind={known.key} />;
  if (measure) return <Course measure={measure} />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={pageText.title} back={HOME} />
      <Loaded query={stored}>
        {() => (
          <EmptyState
            icon={<Ruler size={28} />}
            title={historyText.notFound}
            action={<LinkButton href={HOME}>{historyText.seeAll}</LinkButton>}
          />
        )}
      </Loaded>
    </div>
  );
}

function NotOffered({ kind }: { kind: KindKey }) {
  const hidden = useNumbersHidden();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={findKind(kind)?.name} back={HOME} />
      <StatusMessage tone="info" title={historyText.notOffered}>
        {hidden ? historyText.gentle : historyText.from18}
      </StatusMessage>
    </div>
  );
}

function Course({ measure }: { measure: Measure }) {
  const today = useToday();
  const offline = useOfflinePart('offline');
  const [first, setFirst] = useState<string | null>(null);
  const { time, picker } = useChosenTime(measure.frequency === 'daily' ? '4w' : '1y', first);
  const { range, period, compare } = time;
  // Of all nobody knows yet where it begins.
  const from = range === 'all' ? addDays(today, 1 - MAX_PERIOD_DAYS) : periodBefore(period).from;
  // The girths of the formula are other measures.
  const isFat = measure.key === 'bodyFat';
  const readings = useReadings(from, isFat ? undefined : measure.key);
  const earliest = (readings.data ?? [])
    .filter(({ kind }) => kind === measure.key)
    .reduce((least, { date }) => (date < least ? date : least), first ?? today);
  if (readings.data && earliest !== first) setFirst(earliest);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={measure.name} back={HOME} />
      <div className="grid grid-cols-1 gap-4">
        <NewReading key={measure.unit} measure={measure} />
        <Loaded query={readings}>
          {(all) => {
            const mine = all.filter(({ kind }) => kind === measure.key);
            const own = mine.filter(({ date }) => isWithin(date, period));
            const figures = toDayFigures(own, measure);
            const earlier = mine.filter(({ date }) => isWithin(date, periodBefore(period)));
            const others = own.filter((one) => figureOf(one, measure) === null);
            const units = [...new Set(others.map(({ unit }) => unit || '–'))];
            return (
              <>
                {isFat && <NavyCard readings={all} />}
                <RangePicker {...picker} />
                {offline && <StatusMessage tone="info">{historyText.offline}</StatusMessage>}
                {own.length === 0 ? (
                  <EmptyState icon={<Ruler size={28} />} title={historyText.none}>
                    {historyText.addFirst}
                  </EmptyState>
                ) : (
                  <>
                    <HistoryCard
                      measure={measure}
                      figures={figures}
                      before={compare ? toDayFigures(earlier, measure) : null}
                      range={range}
                      period={period}
                    />
                    {others.length > 0 && (
                      <StatusMessage tone="info">
                        {historyText.otherUnit(others.length, formatList(units))}
                      </StatusMessage>
                    )}
                    <ReadingList measure={measure} readings={own} />
                  </>
                )}
                <MeasureSettings
                  measure={measure}
                  hasReadings={all.some(({ kind }) => kind === measure.key)}
                />
              </>
            );
          }}
        </Loaded>
      </div>
    </div>
  );
}
