import { useState } from 'react';
import { PLAN_PATH } from '#features/meal-plans/web/public.ts';
import { CalendarAddress } from '#platform/web/calendar-address/calendar-address.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { WITH_SNACKS } from '../../contract.ts';
import { addressCalls } from '../api.ts';
import { calendarText as t } from '../messages.ts';

/** The secret address by which a calendar follows the plan; it can be renewed and ended. */
export function MealCalendarPage() {
  const [hasSnacks, setHasSnacks] = useState(false);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t.title} subtitle={t.lead} back={PLAN_PATH} />
      <CalendarAddress
        api={addressCalls}
        secret={t.secret}
        search={hasSnacks ? `?${WITH_SNACKS}` : ''}
      >
        <Switch
          label={t.snacks}
          description={t.snacksHint}
          checked={hasSnacks}
          onCheckedChange={setHasSnacks}
        />
      </CalendarAddress>
    </div>
  );
}
