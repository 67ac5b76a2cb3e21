import { type LucideIcon, SlidersHorizontal, Users } from 'lucide-react';
import { Link, useSearch } from 'wouter';
import { FIRST_DIARY_DAY, LAST_DIARY_DAY } from '#features/food-log/rules/days/diary-days.ts';
import { HOUSEHOLD_PATH } from '#features/household/web/public.ts';
import { firstDayShown } from '#features/meal-plans/rules/plan-settings.ts';
import {
  MEALS_PATH,
  PLAN_SETTINGS_PATH,
  usePlanDays,
  usePlanSettings,
  usePlanTargets,
} from '#features/meal-plans/web/public.ts';
import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { PlanWeek } from '../components/week/plan-week.tsx';
import { rangeFrom } from '../hooks/use-make-week.ts';
import { weekText } from '../messages/adding.ts';
import { planText } from '../messages/plan.ts';

/** A day whose week the diary knows. */
const isShownDay = (day: string): boolean =>
  isCalendarDay(day) && day >= FIRST_DIARY_DAY && rangeFrom(day).to <= LAST_DIARY_DAY;

/** Seven days of meals: from the day in the address on, else the week as the settings begin it. */
export function PlanPage() {
  const today = useToday();
  const wanted = new URLSearchParams(useSearch()).get('from');
  const settings = usePlanSettings();
  const first = firstDayShown(today, settings.data?.settings ?? {});
  const from = wanted !== null && isShownDay(wanted) ? wanted : first;
  const range = rangeFrom(from);
  const isShared = (settings.data?.settings?.people.length ?? 1) > 1;
  const { days, ...query } = usePlanDays(range, { isShared });
  const goals = usePlanTargets(range);
  const parts = [settings, query, goals];
  const data =
    settings.data && days && goals.data
      ? { answer: settings.data, days, goals: goals.data }
      : undefined;
  return (
    <>
      <PageHeader
        title={planText.title}
        subtitle={planText.lead}
        back={MEALS_PATH}
        actions={
          <span className="flex print:hidden">
            <HeaderLink href={HOUSEHOLD_PATH} icon={Users} label={weekText.household} />
            <HeaderLink
              href={PLAN_SETTINGS_PATH}
              icon={SlidersHorizontal}
              label={weekText.settings}
            />
          </span>
        }
      />
      <Loaded
        query={{
          data,
          error: parts.find(({ isError }) => isError)?.error,
          isError: parts.some(({ isError }) => isError),
          refetch: () => Promise.all(parts.map(({ refetch }) => refetch())),
        }}
      >
        {(loaded) => <PlanWeek key={from} range={range} {...loaded} />}
      </Loaded>
    </>
  );
}

type HeaderLinkProps = { href: string; icon: LucideIcon; label: string };

/** On a phone the icon alone. */
const HeaderLink = ({ href, icon: Icon, label }: HeaderLinkProps) => (
  <Link
    href={href}
    aria-label={label}
    title={label}
    className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 text-sm font-semibold text-muted transition-colors duration-150 hover:bg-hover hover:text-ink"
  >
    <Icon aria-hidden size={22} className="shrink-0" />
    <span className="max-sm:hidden">{label}</span>
  </Link>
);
