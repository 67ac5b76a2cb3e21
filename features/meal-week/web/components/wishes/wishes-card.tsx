import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { toWishChips } from '#features/meal-wishes/rules/wish-chips.ts';
import { chipText, wishText } from '#features/meal-wishes/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { planText } from '../../messages/plan.ts';
import { PlanWishes } from './plan-wishes.tsx';

type WishesCardProps = {
  settings: PlanSettings;
  onChange: (settings: PlanSettings) => void;
  /** null: nothing can be planned now */
  onPlanAgain: (() => void) | null;
};

/** Wishes of the week that is shown: one line, that opens where it stands. */
export function WishesCard({ settings, onChange, onPlanAgain }: WishesCardProps) {
  const { said } = settings.wishes;
  const chips = said ? toWishChips(said).map(chipText) : [];
  return (
    <Card padded={false} className="px-4 py-1 print:hidden">
      <Disclosure
        label={wishText.title}
        detail={chips.length > 0 ? chips.join(' · ') : planText.noWishes}
      >
        <div className="pb-3">
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
        </div>
      </Disclosure>
    </Card>
  );
}
