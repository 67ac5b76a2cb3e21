import { TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { usePool } from '#features/own-exercises/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { useExerciseHistory } from '../api.ts';
import { exerciseIn, HISTORY, nameIn } from '../components/addresses.ts';
import { BestsCard } from '../components/bests-card.tsx';
import { SetsCard } from '../components/sets-card.tsx';
import { TrendCard } from '../components/trend-card.tsx';
import { VolumeCard } from '../components/volume-card.tsx';
import { exerciseText, type Period, periodNames } from '../messages/exercise.ts';
import { historyText } from '../messages/history.ts';

const DAYS: Record<Exclude<Period, 'all'>, number> = { '12w': 84, '1y': 365 };
const PERIODS = (['12w', '1y', 'all'] as const).map((value) => ({
  value,
  label: periodNames[value],
}));

/** One exercise over time: its trend, the volume of each week, the bests and every set. */
export function ExerciseHistoryPage() {
  const { exerciseId } = useParams<{ exerciseId: string }>();
  const [search] = useSearchParams();
  const exercise = exerciseIn(exerciseId, search);
  const today = useToday();
  const pool = usePool();
  const history = useExerciseHistory(exercise);
  const [period, setPeriod] = useState<Period>('12w');
  const isKnown = pool.find(exercise) !== undefined;
  return (
    <>
      <PageHeader
        title={nameIn(pool.nameOf)(exercise)}
        back={`${HISTORY}?show=exercises`}
        actions={
          isKnown && (
            <LinkButton href={`/workouts/exercises/${exercise}`} variant="secondary" size="sm">
              {exerciseText.toExercise}
            </LinkButton>
          )
        }
      />
      <Loaded query={history}>
        {({ days, bests }) => {
          const [first] = days;
          if (!first) {
            return (
              <EmptyState
                icon={<TrendingUp size={26} />}
                title={exerciseText.never}
                action={<LinkButton href="/workouts/log">{historyText.start}</LinkButton>}
              >
                {exerciseText.neverText}
              </EmptyState>
            );
          }
          const from = period === 'all' ? first.date : addDays(today, 1 - DAYS[period]);
          const shown = { days, from, to: today, period };
          return (
            <>
              <div className="mb-4 max-w-md">
                <Segmented
                  label={exerciseText.period}
                  hideLabel
                  options={PERIODS}
                  value={period}
                  onValueChange={setPeriod}
                />
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-5">
                <TrendCard {...shown} />
                <VolumeCard {...shown} />
                <BestsCard bests={bests} />
                <SetsCard exercise={exercise} />
              </div>
            </>
          );
        }}
      </Loaded>
    </>
  );
}
