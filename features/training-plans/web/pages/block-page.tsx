import { CalendarRange } from 'lucide-react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { NEW_PLAN } from '../components/addresses.ts';
import { BlockWeeks } from '../components/block/block-weeks.tsx';
import { EarlierPlans } from '../components/block/earlier-plans.tsx';
import { SetsCard } from '../components/block/sets-card.tsx';
import { useTraining } from '../hooks/use-training.ts';
import { blockText, noPlanText } from '../messages/week.ts';

/** All weeks of the block, and what each muscle gets in a week. */
export function BlockPage() {
  const { plan, pool, today } = useTraining();
  return (
    <>
      <PageHeader title={blockText.title} back="/workouts" />
      <Loaded query={plan}>
        {(stored) =>
          stored ? (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-5">
              <BlockWeeks plan={stored} pool={pool} today={today} />
              <SetsCard plan={stored} pool={pool} today={today} />
              <EarlierPlans today={today} />
            </div>
          ) : (
            <EmptyState
              icon={<CalendarRange size={26} />}
              title={blockText.nothing}
              action={<LinkButton href={NEW_PLAN}>{noPlanText.make}</LinkButton>}
            >
              {blockText.nothingHint}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}
