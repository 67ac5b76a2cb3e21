import { PLAN_PATH } from '#features/meal-plans/web/public.ts';
import { CalendarAddress } from '#platform/web/calendar-address/calendar-address.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { planCalendarApi } from '../../contract.ts';
import { calendarText as t } from '../messages.ts';

/** The secret address by which a calendar follows the plan; it can be renewed and ended. */
export function MealCalendarPage() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t.title} subtitle={t.lead} back={PLAN_PATH} />
      <CalendarAddress api={planCalendarApi} secret={t.secret} />
    </div>
  );
}
