import { useLocation, useSearch } from 'wouter';
import { PLAN_PATH, planPath, usePlanDays } from '#features/meal-plans/web/public.ts';
import { addDays, daysFrom, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { SaveTemplate } from '../components/save-template.tsx';
import { TemplateList } from '../components/template-list.tsx';
import { templateText } from '../messages.ts';

const WEEK = 6;

/** The days of the address: `?from=…&to=…`, else a week from today. */
function useRange() {
  const today = useToday();
  const search = new URLSearchParams(useSearch());
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  const isRange =
    isCalendarDay(from) && isCalendarDay(to) && from <= to && daysFrom(from, to) <= WEEK;
  return isRange ? { from, to } : { from: today, to: addDays(today, WEEK) };
}

/** Keeps the meals of a day or a week, and plans by what was kept. */
export function TemplatesPage() {
  const range = useRange();
  const [, navigate] = useLocation();
  const { days, ...query } = usePlanDays(range);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={templateText.title} subtitle={templateText.lead} back={PLAN_PATH} />
      <Loaded query={{ ...query, data: days }}>
        {(planned) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <TemplateList days={planned} onUsed={() => navigate(planPath(range.from))} />
            {planned.some(({ meals }) => meals.length > 0) && <SaveTemplate days={planned} />}
          </div>
        )}
      </Loaded>
    </div>
  );
}
