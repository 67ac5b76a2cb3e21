import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useLogAddress } from './log-address.ts';
import { QuickAdd } from './quick-add.tsx';
import { useStartMeal } from './start-meal.ts';

type QuickAddDialogProps = { open: boolean; today: CalendarDay; onClose: () => void };

/** The quick add over the day that it adds to; its meal is the one that a choice begins with. */
export function QuickAddDialog({ open, today, onClose }: QuickAddDialogProps) {
  const { day } = useLogAddress();
  const meal = useStartMeal();
  return (
    <Dialog
      open={open}
      inAddress
      toType
      onOpenChange={(next) => !next && onClose()}
      title="Quick Add"
      description={dayName(day, today)}
    >
      <QuickAdd day={day} meal={meal} onSaved={onClose} />
    </Dialog>
  );
}
