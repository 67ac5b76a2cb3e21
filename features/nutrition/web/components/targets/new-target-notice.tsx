import { useUnits } from '#features/account/web/public.ts';
import { energyText } from '#features/food-log/rules/item/amount-text.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { NutritionSummary } from '../../../contract.ts';
import { roundTarget } from '../../../rules/learning/energy-balance.ts';
import { useSeeTarget, useUndoTarget } from '../../api/targets.ts';
import { checkInDone, targetSince } from '../../messages/check-in.ts';

type NewTargetNoticeProps = { newTarget: NonNullable<NutritionSummary['newTarget']> };

/** Notice of an automatic target: value, reason and undo. */
export function NewTargetNotice({ newTarget: { id, date, energyKcal } }: NewTargetNoticeProps) {
  const today = useToday();
  const { energyUnit } = useUnits();
  const undo = useUndoTarget();
  const see = useSeeTarget();
  const figure = roundTarget(energyKcal, energyUnit).toLocaleString('en-AU');
  const { sign } = energyText(0, energyUnit);
  return (
    <StatusMessage
      tone="info"
      title={checkInDone}
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton href="/progress/check-in" variant="secondary" size="sm">
            See why
          </LinkButton>
          <Button
            variant="ghost"
            size="sm"
            pending={undo.isPending}
            onClick={() => undo.mutate(id)}
          >
            Undo
          </Button>
          <Button variant="ghost" size="sm" pending={see.isPending} onClick={() => see.mutate(id)}>
            OK
          </Button>
        </div>
      }
    >
      {targetSince(dateText(date, today), figure, sign)}
    </StatusMessage>
  );
}
