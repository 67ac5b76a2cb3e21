import type { ReactNode } from 'react';
import { Helpline, useUnits } from '#features/account/web/public.ts';
import { energySum } from '#features/food-log/rules/days/day-totals.ts';
import type { NutritionSummary } from '#features/nutrition/contract.ts';
import {
  EnergyRing,
  MacroBars,
  NoTarget,
  NutrientGoals,
  TargetButton,
} from '#features/nutrition/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { numbersAreHidden } from '../messages.ts';

type EnergyCardProps = {
  nutrition: NutritionSummary;
  /** the way to log the next food */
  children: ReactNode;
};

/** The day's energy and macros against the target, and the way to log the next food. */
export function EnergyCard({ nutrition, children }: EnergyCardProps) {
  const { energyUnit } = useUnits();
  const { target, numbersHidden } = nutrition;
  if (numbersHidden) return <GentleCard>{children}</GentleCard>;
  return (
    <Card className="overflow-hidden">
      <h2 className="sr-only">Today’s energy</h2>
      <div
        aria-hidden
        className="pointer-events-none absolute -top-24 left-1/2 size-96 -translate-x-1/2 rounded-full bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--vivid-2)_var(--glow-strength),transparent),transparent)] sm:left-36"
      />
      <div className="relative flex flex-col items-center gap-5 sm:flex-row sm:gap-8">
        <div className="max-w-full min-w-0 py-1 sm:shrink-0 sm:py-2">
          <EnergyRing eaten={energySum(nutrition)} target={target} unit={energyUnit} />
        </div>
        <div className="w-full min-w-0 flex-1">
          <MacroBars summary={nutrition} />
        </div>
      </div>
      <div className="relative mt-4 grid grid-cols-1 gap-2">
        {children}
        <NutrientGoals summary={nutrition} />
        {target ? (
          <TargetButton target={target} unit={energyUnit} />
        ) : (
          <NoTarget unknownNeed={nutrition.unknownNeed} />
        )}
      </div>
    </Card>
  );
}

/** Instead of the figures while numbers are hidden. */
function GentleCard({ children }: { children: ReactNode }) {
  return (
    <Card title="Today">
      <p className="text-muted">{numbersAreHidden}</p>
      <Helpline />
      <div className="mt-4 grid grid-cols-1 gap-2">
        {children}
        <LinkButton href="/progress/targets" variant="ghost" size="sm" fullWidth>
          Gentle mode and targets
        </LinkButton>
      </div>
    </Card>
  );
}
