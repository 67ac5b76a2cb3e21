import type { PlanSettings, PlanSlot } from '#features/meal-plans/rules/plan-settings.ts';
import { RECIPE_SLOTS } from '#features/recipe-book/rules/recipe.ts';
import { SLOT_NAMES } from '#features/recipes/web/public.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { WeekdayBoxes } from '#platform/web/ui/weekday-boxes.tsx';
import { settingsText } from '../messages/settings.ts';

type SlotSheetProps = {
  slot: PlanSlot;
  isNew: boolean;
  settings: PlanSettings;
  onSave: (slot: PlanSlot) => void;
  /** null: it cannot go */
  onRemove: (() => void) | null;
  onClose: () => void;
};

const kinds = RECIPE_SLOTS.map((value) => ({ value, label: SLOT_NAMES[value] }));
const MAX_NAME = 40;

/** One meal of the day. */
export function SlotSheet({ slot, isNew, settings, onSave, onRemove, onClose }: SlotSheetProps) {
  const { people } = settings;
  const everybody = people.map(({ id }) => id);
  const form = useForm({
    start: {
      name: slot.name ?? '',
      kind: slot.kind,
      time: slot.time,
      weekdays: [...slot.weekdays],
      people: slot.people ?? everybody,
    },
    check: (draft) => {
      const eaters = everybody.filter((id) => draft.people.includes(id));
      const errors = {
        time: draft.time === '' && settingsText.timeWrong,
        weekdays: draft.weekdays.length === 0 && settingsText.daysWrong,
        people: eaters.length === 0 && settingsText.whoWrong,
      };
      if (Object.values(errors).some(Boolean)) return { errors };
      return {
        content: {
          id: slot.id,
          kind: draft.kind,
          name: draft.name.trim() || null,
          time: draft.time,
          weekdays: draft.weekdays.toSorted((a, b) => a - b),
          people: eaters.length === everybody.length ? null : eaters,
        },
      };
    },
    send: async (content: PlanSlot) => onSave(content),
  });
  const { people: chosen } = form.draft;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isNew ? settingsText.newMeal : settingsText.changeMeal}
      footer={
        <>
          {onRemove && (
            <Button variant="ghost" onClick={onRemove}>
              {settingsText.removeMeal}
            </Button>
          )}
          <Button onClick={form.submit}>{settingsText.save}</Button>
        </>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-4">
        <TextField
          label={settingsText.mealName}
          hint={settingsText.mealNameHint}
          placeholder={SLOT_NAMES[form.draft.kind]}
          maxLength={MAX_NAME}
          autoComplete="off"
          {...form.text('name')}
        />
        <Segmented label={settingsText.like} options={kinds} {...form.value('kind')} />
        <TextField type="time" label={settingsText.time} required {...form.text('time')} />
        <WeekdayBoxes label={settingsText.days} {...form.value('weekdays')} />
        {people.length > 1 && (
          <fieldset className="min-w-0">
            <legend className="mb-1.5 text-sm font-medium text-muted">{settingsText.who}</legend>
            <div className="flex flex-wrap gap-2">
              {people.map(({ id, name }) => (
                <TickChip
                  key={id}
                  label={name}
                  checked={chosen.includes(id)}
                  onToggle={() =>
                    form.change({
                      people: chosen.includes(id)
                        ? chosen.filter((one) => one !== id)
                        : [...chosen, id],
                    })
                  }
                />
              ))}
            </div>
            {form.errors.people && (
              <p className="mt-1.5 text-sm text-danger">{form.errors.people}</p>
            )}
          </fieldset>
        )}
      </Form>
    </Dialog>
  );
}
