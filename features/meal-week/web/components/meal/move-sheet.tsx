import { useState } from 'react';
import type { MealTarget } from '#features/meal-plans/rules/changing/move-meal.ts';
import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { type PlanSettings, slotsOn } from '#features/meal-plans/rules/plan-settings.ts';
import { slotName } from '#features/meal-plans/web/public.ts';
import { weekdayOf } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { moveText } from '../../messages/meal.ts';

type MoveSheetProps = {
  date: string;
  meal: PlanMeal;
  days: readonly PlanDay[];
  settings: PlanSettings;
  onMove: (target: MealTarget) => void;
  onClose: () => void;
};

/** Moves a meal by choosing day and meal: what dragging does, for the keyboard and for phones. */
export function MoveSheet({ date, meal, days, settings, onMove, onClose }: MoveSheetProps) {
  const today = useToday();
  const [target, setTarget] = useState<MealTarget>({ date, slotId: meal.slotId });
  const slots = slotsOn(settings, weekdayOf(target.date));
  const slotId = slots.some(({ id }) => id === target.slotId)
    ? target.slotId
    : (slots[0]?.id ?? target.slotId);
  const there = days
    .find((day) => day.date === target.date)
    ?.meals.find((one) => one.slotId === slotId && one.id !== meal.id);
  const isHere = target.date === date && slotId === meal.slotId;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={moveText.title}
      description={<bdi>{meal.title}</bdi>}
      footer={
        <Button
          aria-disabled={isHere}
          onClick={() => !isHere && onMove({ date: target.date, slotId })}
        >
          {moveText.move}
        </Button>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label={moveText.day}
          value={target.date}
          options={days.map((day) => ({ value: day.date, label: dayName(day.date, today) }))}
          onChange={(event) => setTarget({ ...target, date: event.target.value })}
        />
        <SelectField
          label={moveText.meal}
          value={slotId}
          options={slots.map((slot) => ({ value: slot.id, label: slotName(slot) }))}
          onChange={(event) => setTarget({ ...target, slotId: event.target.value })}
        />
        {!isHere && (
          <p role="status" className="text-muted">
            {there ? moveText.there(there.title) : moveText.free}
          </p>
        )}
      </div>
    </Dialog>
  );
}
