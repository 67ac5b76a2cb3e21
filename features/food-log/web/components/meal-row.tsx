import { Sparkles, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { FoodLogEntry } from '../../contract.ts';
import { energyText, mealName, portionText } from '../../rules/amount-text.ts';

type MealRowProps = {
  entry: FoodLogEntry;
  day: CalendarDay;
  removing: boolean;
  onRemove: () => void;
};

export function MealRow({ entry, day, removing, onRemove }: MealRowProps) {
  const { energyUnit } = useUnits();
  const energy = energyText(entry.calories, energyUnit);
  return (
    <li className="flex items-center gap-1">
      <Link
        href={`/log-food?date=${day}&edit=${entry.id}`}
        className="-ml-2 flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-2.5 transition-colors duration-150 hover:bg-hover"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">
            <bdi>{entry.foodName}</bdi>
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
            {entry.aiAnalyzed && (
              <Badge tone="info">
                <Sparkles aria-hidden size={12} />
                AI
              </Badge>
            )}
            {portionText(entry.quantity, entry.unit, entry.portionNote)} · {mealName[entry.mealType]}
          </span>
        </span>
        <span className="tabular shrink-0 text-right">
          <span className="font-semibold">{energy.amount}</span>{' '}
          <span className="text-sm text-muted">{energy.sign}</span>
        </span>
      </Link>
      <IconButton
        label={`Delete ${entry.foodName}`}
        icon={<Trash2 aria-hidden size={18} />}
        disabled={removing}
        onClick={onRemove}
        className="-mr-2"
      />
    </li>
  );
}
