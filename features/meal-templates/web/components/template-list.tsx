import { Trash2 } from 'lucide-react';
import { changesOf } from '#features/meal-plans/rules/changing/day-changes.ts';
import { maySuit } from '#features/meal-plans/rules/people/unsuited.ts';
import { HOST, type PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import { settingsFor } from '#features/meal-plans/rules/plan-settings.ts';
import { useChangeDays, usePlanSettings } from '#features/meal-plans/web/public.ts';
import { NO_RECIPE_FILTERS } from '#features/recipes/rules/recipe-filters.ts';
import { useRecipeList } from '#features/recipes/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { PlanTemplate } from '../../contract.ts';
import { applyTemplate } from '../../rules/plan-template.ts';
import { usePlanTemplates, useRemoveTemplate } from '../api.ts';
import { templateText } from '../messages.ts';

type TemplateListProps = {
  /** what is planned by a template: one day, or a week */
  days: readonly PlanDay[];
  onUsed: () => void;
};

/** Templates to plan by: those of a day for a day, all of them for a week. */
export function TemplateList({ days, onUsed }: TemplateListProps) {
  const today = useToday();
  const query = usePlanTemplates();
  const remove = useRemoveTemplate();
  const changeDays = useChangeDays();
  // What is over is not planned any more.
  const open = days.filter(({ date }) => date >= today);
  const only = days.length === 1 ? (days[0]?.date ?? null) : null;
  const answer = usePlanSettings().data;
  const me = answer?.personId ?? HOST;
  const settings = settingsFor(answer ?? { settings: null });
  const people = answer ? settings.people.map(({ id }) => id) : [me];
  const { rows } = useRecipeList(NO_RECIPE_FILTERS);
  const mayServe = maySuit(settings, new Map((rows ?? []).map((row) => [row.id, row])));
  const use = async ({ name, days: kept }: PlanTemplate) => {
    const at = { date: only, people, me };
    const planned = applyTemplate(open, kept, { ...at, mayServe }, newId);
    const count = (all: readonly PlanDay[]) =>
      all.reduce((sum, { meals }) => sum + meals.length, 0);
    const unsuited = count(applyTemplate(open, kept, at, newId)) - count(planned);
    if (changesOf(open, planned).length === 0) {
      return toast(unsuited > 0 ? templateText.unsuited(unsuited) : templateText.nothingFree);
    }
    onUsed();
    await changeDays(open, planned, templateText.used(name, unsuited));
  };
  return (
    <Card title={templateText.useTitle}>
      <p className="mb-2 text-muted">
        {only === null ? templateText.toWeek : templateText.toDay(dayName(only, today))}
      </p>
      <Loaded query={query}>
        {(templates) => {
          const shown = templates.filter((one) => only === null || one.days.length === 1);
          if (shown.length === 0) return <p className="text-muted">{templateText.none}</p>;
          return (
            <ul className="-mx-2">
              {shown.map((template) => (
                <li key={template.id} className="flex items-center">
                  <div className="min-w-0 flex-1">
                    <ListRow
                      title={<bdi>{template.name}</bdi>}
                      detail={`${templateText.days(template.days.length)} · ${templateText.meals(
                        template.days.reduce((sum, { meals }) => sum + meals.length, 0),
                      )}`}
                      onClick={() => void use(template)}
                    />
                  </div>
                  <IconButton
                    label={templateText.remove(template.name)}
                    icon={<Trash2 aria-hidden size={20} />}
                    onClick={() => remove.mutate(template)}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}
