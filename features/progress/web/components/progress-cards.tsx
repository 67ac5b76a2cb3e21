import { useEffect, useState } from 'react';
import { useNumbersHidden } from '#features/account/web/public.ts';
import { GoalsCard } from '#features/goals/web/public.ts';
import { HabitsCard } from '#features/habits/web/public.ts';
import { MeasuresCard } from '#features/measures/web/public.ts';
import { HiddenNumbers, useTargets } from '#features/nutrition/web/public.ts';
import { PhotosCard } from '#features/progress-photos/web/public.ts';
import { ReportCard } from '#features/reports/web/public.ts';
import { LateChart } from '#platform/web/routing/late-chart.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { whenIdle } from '#platform/web/time/when-idle.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { type CardKind, type Layout, shownCards } from '../../rules/layout.ts';
import { progressText } from '../messages.ts';
import { CardioCard } from './cardio-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { EnergyCard } from './energy-card.tsx';
import { LiftsCard } from './lifts-card.tsx';
import { MacrosCard } from './macros-card.tsx';
import { MusclesCard } from './muscles-card.tsx';
import { NutrientsCard } from './nutrients-card.tsx';
import { RecordsCard } from './records-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import type { Shown } from './shown.ts';
import { WeightCard } from './weight-card.tsx';

/** Hidden in gentle mode. */
const NUMBERS: ReadonlySet<CardKind> = new Set([
  'weight',
  'energy',
  'macros',
  'nutrients',
  'photos',
]);

/** They lead elsewhere and show nothing on paper. */
const LINKS: ReadonlySet<CardKind> = new Set(['photos', 'report']);

type ProgressCardsProps = { shown: Shown; layout: Layout };

/** What changed, and the cards in the person's order. */
export function ProgressCards({ shown, layout }: ProgressCardsProps) {
  const gentle = useNumbersHidden();
  const cards = shownCards(layout).filter((card) => !gentle || !NUMBERS.has(card));
  const [isFirst, setFirst] = useState(true);
  // The charts on the first screen are drawn by themselves, so that they do not wait for those below.
  useEffect(() => whenIdle(() => setFirst(false)), []);
  return (
    <>
      <ChangesCard data={shown.data} />
      {gentle && <HiddenNumbers />}
      {cards.length === 0 && <p className="text-muted">{progressText.allHidden}</p>}
      <div className="gap-5 *:mb-4 *:break-inside-avoid lg:columns-2 lg:*:mb-5 print:columns-1">
        {cards.slice(0, isFirst ? CARDS_AT_FIRST : cards.length).map((card) => (
          <div
            key={card}
            className={LINKS.has(card) ? 'empty:hidden print:hidden' : 'empty:hidden'}
          >
            <OneCard card={card} shown={shown} layout={layout} />
          </div>
        ))}
      </div>
    </>
  );
}

const CARDS_AT_FIRST = 2;

function OneCard({ card, shown, layout }: ProgressCardsProps & { card: CardKind }) {
  const today = useToday();
  const target = useTargets(today).data?.target ?? null;
  switch (card) {
    case 'weight':
      return <WeightCard shown={shown} />;
    case 'energy':
      return <EnergyCard shown={shown} />;
    case 'macros':
      return <MacrosCard shown={shown} proteinTarget={target?.proteinGrams ?? null} />;
    case 'nutrients':
      return <NutrientsCard shown={shown} nutrients={layout.nutrients} />;
    case 'sessions':
      return <SessionsCard shown={shown} />;
    case 'muscles':
      return <MusclesCard shown={shown} />;
    case 'lifts':
      return <LiftsCard shown={shown} />;
    case 'records':
      return <RecordsCard shown={shown} />;
    case 'cardio':
      return <CardioCard shown={shown} />;
    case 'goals':
      return <LateChart chart={GoalsCard} with={{}} pending={<Late />} />;
    case 'habits':
      return <LateChart chart={HabitsCard} with={{}} pending={<Late />} />;
    case 'measures':
      return <LateChart chart={MeasuresCard} with={{}} pending={<Late />} />;
    case 'photos':
      return <LateChart chart={PhotosCard} with={{}} pending={<Late />} />;
    case 'report':
      return <LateChart chart={ReportCard} with={{}} pending={<Late />} />;
  }
}

const Late = () => <Skeleton className="h-44 rounded-card" />;
