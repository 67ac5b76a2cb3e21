import { Play } from 'lucide-react';
import { NextSession } from '#features/booking-pages/web/public.ts';
import { UsualFoods } from '#features/food-log/web/public.ts';
import { NewTarget } from '#features/nutrition/web/public.ts';
import { NextMeal } from '#features/planned-today/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { LateChart } from '#platform/web/routing/late-chart.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { HomeDay } from '../../contract.ts';
import { continueSession } from '../messages.ts';
import { EnergyCard } from './energy-card.tsx';
import { LogFoodButton } from './log-food-button.tsx';
import { MealsCard } from './meals-card.tsx';
import { ShortcutsCard } from './shortcuts-card.tsx';
import { TrendCards } from './trend-cards.tsx';
import { WeekCard } from './week-card.tsx';

const nothing = {};

type DayOverviewProps = { home: HomeDay; today: CalendarDay; streak: number };

/** One column on a phone, two on a desktop; read in the same order on both. */
export function DayOverview({ home, today, streak }: DayOverviewProps) {
  const { nutrition, entries, week } = home;
  const isFirstUse = entries.length === 0 && streak === 0 && !week.days.some((day) => day.logged);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-5">
      <div className="grid grid-cols-1 gap-4 lg:gap-5">
        {week.underWay && (
          <LinkButton
            href={`/workouts/log/${week.underWay.id}`}
            fullWidth
            icon={<Play aria-hidden size={18} className="fill-current" />}
          >
            <bdi className="wrap-anywhere">{continueSession(week.underWay.name)}</bdi>
          </LinkButton>
        )}
        {!nutrition.numbersHidden && <NewTarget newTarget={nutrition.newTarget} />}
        <EnergyCard nutrition={nutrition}>
          <UsualFoods today={today} entries={entries} otherwise={<LogFoodButton />} />
        </EnergyCard>
        <MealsCard entries={entries} isFirstUse={isFirstUse} />
        <LateChart chart={NextMeal} with={nothing} />
        <LateChart chart={NextSession} with={nothing} />
      </div>
      <div className="grid grid-cols-1 gap-4 lg:gap-5">
        <WeekCard week={week} today={today} />
        {!nutrition.numbersHidden && <TrendCards week={week.days.map(({ date }) => date)} />}
        <ShortcutsCard today={today} />
      </div>
    </div>
  );
}
