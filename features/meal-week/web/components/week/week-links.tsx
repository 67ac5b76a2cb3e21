import { CalendarSync, LayoutTemplate, SlidersHorizontal, Users } from 'lucide-react';
import { HOUSEHOLD_PATH } from '#features/household/web/public.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import {
  type DayRange,
  PLAN_CALENDAR_PATH,
  PLAN_SETTINGS_PATH,
  templatesPath,
} from '#features/meal-plans/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { weekText } from '../../messages/adding.ts';

type WeekLinksProps = { range: DayRange; settings: PlanSettings };

/** What else belongs to the plan, after its last day: it fills the row of a wide screen. */
export function WeekLinks({ range, settings: { people } }: WeekLinksProps) {
  const names = people.map(({ name }) => name).join(', ');
  return (
    <Card title={weekText.more} className="in-columns:col-span-full print:hidden">
      <div className="-mx-2 grid grid-cols-1 in-columns:grid-cols-4">
        <ListRow
          href={HOUSEHOLD_PATH}
          icon={<Users size={20} />}
          title={weekText.household}
          detail={people.length > 1 ? <bdi>{names}</bdi> : weekText.householdDetail}
        />
        <ListRow
          href={PLAN_SETTINGS_PATH}
          icon={<SlidersHorizontal size={20} />}
          title={weekText.settings}
          detail={weekText.settingsDetail}
        />
        <ListRow
          href={templatesPath(range.from, range.to)}
          icon={<LayoutTemplate size={20} />}
          title={weekText.templates}
          detail={weekText.templatesDetail}
        />
        <ListRow
          href={PLAN_CALENDAR_PATH}
          icon={<CalendarSync size={20} />}
          title={weekText.calendar}
          detail={weekText.calendarDetail}
        />
      </div>
    </Card>
  );
}
