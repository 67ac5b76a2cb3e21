import { createElement, Suspense, useContext } from 'react';
import { useNumbersHidden } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useProposals } from '../../api/recurring-entries.ts';
import { useUsualFoods } from '../../api/usual-foods.ts';
import { useEntriesOf, usePhotoIsSetUp } from '../../api.ts';
import { chooseHowToLog, nothingLoggedDay, nothingLoggedYet } from '../../messages/day.ts';
import { DayMeals } from '../day/day-meals.tsx';
import { DayNavigation } from '../day/day-navigation.tsx';
import { EntriesError, EntriesLoading } from '../day/entries-state.tsx';
import { GentleCard } from '../day/gentle-card.tsx';
import { NotLoggedContext } from '../day/not-logged-slot.ts';
import { NutritionSummary } from '../figures/nutrition-summary.tsx';
import { DueToday } from '../repeats/due-today.tsx';
import { UsualFoods } from '../usual-foods/usual-foods.tsx';
import { EntryMethods } from './entry-methods.tsx';
import { MoreWays } from './more-ways.tsx';

type ChooserProps = {
  day: CalendarDay;
  today: CalendarDay;
  /** the address of a mode of this day */
  hrefOf: (mode: 'manual' | 'quick') => string;
  onDayChange: (day: CalendarDay) => void;
};

/** One day of the food log: what it adds up to, the ways to log more, and what was eaten. */
export function Chooser({ day, today, hrefOf, onDayChange }: ChooserProps) {
  const query = day === today ? '' : `?date=${day}`;
  const numbersHidden = useNumbersHidden();
  const notLogged = useContext(NotLoggedContext);
  const entries = useEntriesOf(day);
  const proposals = useProposals(day);
  const usual = useUsualFoods(today);
  const isToday = day === today;
  const name = dayName(day, today);
  return (
    <>
      <PageHeader title="Log Your Food" subtitle={chooseHowToLog} />
      <DayNavigation day={day} today={today} onDayChange={onDayChange} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="grid grid-cols-1 gap-4">
          {notLogged && (
            <Suspense fallback={null}>{createElement(notLogged, { day, today })}</Suspense>
          )}
          {entries.isPending && <EntriesLoading />}
          {entries.isError && <EntriesError onRetry={() => void entries.refetch()} />}
          {numbersHidden && <GentleCard />}
          {entries.data && !numbersHidden && (
            <NutritionSummary
              title={isToday ? "Today's Nutrition" : `Nutrition · ${name}`}
              day={day}
              entries={entries.data}
            />
          )}
          <EntryMethods
            searchHref={`/log-food/search${query}`}
            manualHref={hrefOf('manual')}
            photoHref={`/log-food/photo${query}`}
            photoIsSetUp={usePhotoIsSetUp()}
            scanHref={`/log-food/scan${query}`}
          />
          <MoreWays
            ways={[
              { way: 'quick', href: hrefOf('quick') },
              { way: 'describe', href: `/log-food/describe${query}` },
              { way: 'meals', href: `/log-food/meals${query}` },
            ]}
          />
        </div>
        <div className="grid grid-cols-1 gap-4">
          {isToday && entries.data && (
            <Card as="div" className="empty:hidden">
              <UsualFoods today={today} entries={entries.data} />
            </Card>
          )}
          {proposals.data && !usual.isPending && (
            <DueToday proposals={proposals.data} day={day} today={today} />
          )}
          {/* Not before what stands above them is known: nothing moves away under a finger. */}
          {entries.data && !proposals.isPending && !usual.isPending && (
            <DayMeals
              // Each day has its own sheets and marks.
              key={day}
              title={mealsTitle(entries.data.length, isToday, name)}
              day={day}
              today={today}
              entries={entries.data}
            />
          )}
        </div>
      </div>
    </>
  );
}

function mealsTitle(count: number, isToday: boolean, name: string): string {
  if (count === 0) return isToday ? nothingLoggedYet : nothingLoggedDay;
  return isToday ? "Today's Meals" : `Meals · ${name}`;
}
