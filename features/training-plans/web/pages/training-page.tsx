import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { UnderWayBar } from '#features/training-sessions/web/public.ts';
import { YourWorkouts } from '#features/workouts/web/public.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { NEW_PLAN } from '../components/addresses.ts';
import { NoPlanCard } from '../components/today/no-plan-card.tsx';
import { LinksCard } from '../components/week/links-card.tsx';
import { PlanCards } from '../components/week/plan-cards.tsx';
import { useTraining } from '../hooks/use-training.ts';
import { pageText } from '../messages/week.ts';

/** The Workouts tab: today's session first, then the week, the block and the ways on. */
export function TrainingPage() {
  const training = useTraining();
  const { plan, today } = training;
  return (
    <>
      <PageHeader
        title={pageText.title}
        subtitle={dateText(today, today)}
        actions={
          plan.data && (
            <Link
              href={NEW_PLAN}
              aria-label={pageText.make}
              title={pageText.make}
              className={iconButtonStyle}
            >
              <Plus aria-hidden size={24} />
            </Link>
          )
        }
      />
      <div className="grid gap-3 not-empty:mb-4">
        <Suspense fallback={null}>
          <UnderWayBar />
        </Suspense>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-5">
        <Loaded query={plan}>
          {(stored) => (stored ? <PlanCards plan={stored} training={training} /> : <NoPlanCard />)}
        </Loaded>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-2 lg:gap-5">
          <YourWorkouts />
          <LinksCard />
        </div>
      </div>
    </>
  );
}
