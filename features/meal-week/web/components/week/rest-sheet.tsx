import { useState } from 'react';
import { useEntriesOf } from '#features/food-log/web/public.ts';
import { missedMeals } from '#features/meal-plans/rules/logging/missed-meals.ts';
import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import { type PlanSettings, slotsOn } from '#features/meal-plans/rules/plan-settings.ts';
import { notBefore } from '#features/meal-plans/web/public.ts';
import { weekdayOf } from '#platform/shared/calendar-day.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import type { MealActs } from '../../hooks/use-meal-acts.ts';
import { restText } from '../../messages/rest.ts';

type RestSheetProps = {
  day: PlanDay;
  settings: PlanSettings;
  personId: string;
  acts: MealActs;
  onPlan: () => void;
  onClose: () => void;
};

type Fate = 'keep' | 'drop';
const fates = (['keep', 'drop'] as const).map((value) => ({ value, label: restText[value] }));

/** Plans what is left of today around the log, once it is said what became of meals that were not eaten. */
export function RestSheet({ day, settings, personId, acts, onPlan, onClose }: RestSheetProps) {
  const entries = useEntriesOf(day.date).data;
  const [now] = useState(() => notBefore(day.date, day.date));
  const [missed] = useState(() => missedMeals(day, settings, personId, now));
  const [fateOf, setFate] = useState<Readonly<Record<string, Fate>>>({});
  const isLeft = slotsOn(settings, weekdayOf(day.date)).some(
    ({ time }) => now === null || time >= now,
  );
  const plan = async () => {
    for (const meal of missed) {
      if (fateOf[meal.id] === 'keep' && meal.kind !== 'out') await acts.keep(meal);
      else await acts.mark(meal, 'dropped');
    }
    onPlan();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={restText.title}
      description={isLeft ? restText.lead : restText.nothingLeft}
      footer={
        isLeft && (
          <Button pending={entries === undefined} onClick={() => void plan()}>
            {restText.plan}
          </Button>
        )
      }
    >
      {isLeft && missed.length > 0 && (
        <div className="grid gap-4">
          <h3 className="font-semibold">{restText.missed}</h3>
          {missed.map((meal) =>
            meal.kind === 'out' ? (
              <p key={meal.id} className="wrap-anywhere">
                <bdi>{meal.title}</bdi>
              </p>
            ) : (
              <Segmented
                key={meal.id}
                label={meal.title}
                options={fates}
                value={fateOf[meal.id] ?? 'drop'}
                onValueChange={(fate) => setFate({ ...fateOf, [meal.id]: fate })}
              />
            ),
          )}
          <p className="text-sm text-muted">{restText.kept}</p>
        </div>
      )}
    </Dialog>
  );
}
