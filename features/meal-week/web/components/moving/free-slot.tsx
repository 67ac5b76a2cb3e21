import { useDroppable } from '@dnd-kit/core';
import { Plus } from 'lucide-react';
import type { PlanSlot } from '#features/meal-plans/rules/plan-settings.ts';
import { slotName } from '#features/meal-plans/web/public.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { addText } from '../../messages/adding.ts';
import { toPlaceId } from './place-id.ts';

type FreeSlotProps = { date: string; dayName: string; slot: PlanSlot; onAdd: () => void };

/** A meal of a day that nothing is planned for: a place to add to and to drop on. */
export function FreeSlot({ date, dayName, slot, onAdd }: FreeSlotProps) {
  const { setNodeRef, isOver } = useDroppable({ id: toPlaceId({ date, slotId: slot.id }) });
  const name = slotName(slot);
  return (
    <button
      ref={setNodeRef}
      type="button"
      aria-haspopup="dialog"
      aria-label={addText.addSlot(name, dayName)}
      onClick={onAdd}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-dashed px-3 text-sm font-medium transition-colors duration-150',
        isOver
          ? 'border-accent bg-accent-soft text-ink'
          : 'border-line-strong text-muted hover:bg-hover hover:text-ink',
      )}
    >
      <Plus aria-hidden size={16} />
      {name}
    </button>
  );
}
