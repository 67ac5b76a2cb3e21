import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { wishText } from '#features/meal-wishes/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { PlanWishes } from './plan-wishes.tsx';

type WishesCardProps = {
  settings: PlanSettings;
  onChange: (settings: PlanSettings) => void;
  /** null: nothing can be planned now */
  onPlanAgain: (() => void) | null;
};

/** Wishes beside the week that they are for. */
export function WishesCard({ settings, onChange, onPlanAgain }: WishesCardProps) {
  const { said } = settings.wishes;
  return (
    <Card>
      <Disclosure label={wishText.title} openAtFirst={said !== null}>
        <PlanWishes settings={settings} onChange={onChange}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">{said ? wishText.counts : wishText.examples}</p>
            {onPlanAgain && said && (
              <Button size="sm" variant="secondary" onClick={onPlanAgain}>
                {wishText.planAgain}
              </Button>
            )}
          </div>
        </PlanWishes>
      </Disclosure>
    </Card>
  );
}
