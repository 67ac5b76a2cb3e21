import { useUnits } from '#features/account/web/public.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { AcceptedTarget } from '../../contract/check-ins.ts';
import { useUndoTarget } from '../api/targets.ts';

/** The targets that were accepted, the latest first. */
export function CheckInHistory({ history }: { history: readonly AcceptedTarget[] }) {
  const today = useToday();
  const { energy, weight } = useUnits();
  const undo = useUndoTarget();
  return (
    <Card title="Accepted before">
      <ul className="-my-2 divide-y divide-line">
        {history.map(({ id, date, energyKcal, expenditureKcal, trendKg, appliedItself }, at) => {
          const [target, used, kg] = [energy(energyKcal), energy(expenditureKcal), weight(trendKg)];
          return (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-3">
              <span className="min-w-32 flex-1">
                <span className="block font-medium">{dateText(date, today)}</span>
                <span className="tabular block text-sm text-muted">
                  used {used.value} {used.unit}, trend {kg.value} {kg.unit}
                  {appliedItself && ', applied by itself'}
                </span>
              </span>
              <span className="tabular font-semibold">
                {target.value} <span className="text-sm font-normal text-muted">{target.unit}</span>
              </span>
              {at === 0 && (
                <Button
                  variant="ghost"
                  size="sm"
                  pending={undo.isPending}
                  onClick={() => undo.mutate(id)}
                  className="-mr-3"
                >
                  Take back
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
