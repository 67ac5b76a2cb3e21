import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { AcceptedTarget } from '../../../contract/check-ins.ts';
import { roundEstimate, roundTarget } from '../../../rules/learning/energy-balance.ts';
import { useUndoTarget } from '../../api/targets.ts';

const CheckInDialog = lazy(async () => ({
  default: (await import('./check-in-dialog.tsx')).CheckInDialog,
}));

type CheckInHistoryProps = { history: readonly AcceptedTarget[]; withWeight: boolean };

/** The targets that were accepted, the latest first; a tap shows what each was decided on. */
export function CheckInHistory({ history, withWeight }: CheckInHistoryProps) {
  const today = useToday();
  const { energy, energyUnit, weight } = useUnits();
  const { unit } = energy(0);
  const undo = useUndoTarget();
  const [explained, setExplained] = useState<AcceptedTarget | null>(null);
  return (
    <Card title="Accepted before">
      <ul className="-my-2 divide-y divide-line">
        {history.map((accepted, at) => {
          const { id, date, energyKcal, expenditureKcal, trendKg, appliedItself } = accepted;
          const kg = weight(trendKg);
          const target = wholeText(roundTarget(energyKcal, energyUnit));
          const used = wholeText(roundEstimate(expenditureKcal, energyUnit));
          const facts = [
            `used ${used} ${unit}`,
            withWeight && `trend ${kg.value} ${kg.unit}`,
            appliedItself && 'applied by itself',
          ];
          return (
            <li key={id} className="flex flex-wrap items-center justify-end gap-x-1">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setExplained(accepted)}
                className="-ml-2 flex min-h-14 min-w-0 flex-[1_1_14rem] items-center gap-3 rounded-control px-2 py-2.5 text-left transition-colors duration-150 hover:bg-hover"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{dateText(date, today)}</span>
                  <span className="tabular block text-sm text-muted">
                    {facts.filter(Boolean).join(', ')}
                  </span>
                </span>
                <span className="tabular shrink-0 font-semibold">
                  {target} <span className="text-sm font-normal text-muted">{unit}</span>
                </span>
                <ChevronRight aria-hidden size={18} className="shrink-0 text-faint" />
              </button>
              {at === 0 && (
                <Button
                  variant="ghost"
                  size="sm"
                  pending={undo.isPending}
                  onClick={() => undo.mutate(id)}
                  className="-mr-3"
                >
                  Undo
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {explained && (
        <Suspense>
          <CheckInDialog
            accepted={explained}
            withWeight={withWeight}
            onClose={() => setExplained(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}
