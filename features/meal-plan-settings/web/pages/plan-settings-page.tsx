import { settingsFor } from '#features/meal-plans/rules/plan-settings.ts';
import { PLAN_PATH, usePlanSettings } from '#features/meal-plans/web/public.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { SettingsCards } from '../components/settings-cards.tsx';
import { settingsText } from '../messages/settings.ts';

/** Meals, people and wishes of the plan. */
export function PlanSettingsPage() {
  const query = usePlanSettings();
  return (
    <>
      <PageHeader title={settingsText.title} subtitle={settingsText.lead} back={PLAN_PATH} />
      <Loaded query={query}>{(answer) => <SettingsCards start={settingsFor(answer)} />}</Loaded>
    </>
  );
}
