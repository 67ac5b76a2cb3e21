import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { chooseMeal, joinFacts, MealChoice, useEnergyText } from '#features/food-log/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { focusFirstProblem } from '#platform/web/forms/use-form.ts';
import { useSendKey } from '#platform/web/forms/use-send-key.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { toLoggedPortion } from '../../../rules/amounts/portion.ts';
import type { Portion, useLogFoods } from '../../api.ts';
import { foodsValuesHaveChanged } from '../../messages/portions.ts';
import { type Amount, amountProblem } from '../portion/amount.ts';
import { AmountFields } from '../portion/amount-fields.tsx';
import { FoodName } from '../search/food-name.tsx';
import { energyOfTray, type Tray, type TrayItem } from './use-tray.ts';

type TrayReviewProps = {
  tray: Tray;
  /** outlives this sheet: it knows what an attempt without an answer may have logged */
  save: ReturnType<typeof useLogFoods>;
  day: CalendarDay;
  /** null: it has to be chosen */
  meal: MealType | null;
  onClose: () => void;
  onSaved: () => void;
};

/** The foods on the tray with their amounts, to be logged to one meal by one press. */
export function TrayReview(props: TrayReviewProps) {
  const { tray, save, day, meal: first, onClose, onSaved } = props;
  const energyOf = useEnergyText();
  const today = useToday();
  const [chosen, setMeal] = useState<MealType | null>(null);
  const [checked, setChecked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const formId = useId();
  const { items } = tray;
  const meal = chosen ?? gatheredFor(items) ?? first;

  const submit = () => {
    setChecked(true);
    if (meal === null) return focusFirstProblem(document.getElementById(formId));
    const portions = items.map((item) => portionOf(item, day, meal));
    if (save.isPending || portions.includes(null)) return;
    tray.saving();
    save.mutate(
      portions.filter((one) => one !== null),
      {
        onSuccess: () => {
          tray.clear();
          onSaved();
        },
      },
    );
  };

  useSendKey(submit);
  const remove = (id: string) =>
    tray.remove(id, () => {
      if (items.length === 1) onClose();
      // Its own button is gone with it.
      else list.current?.focus();
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={items.length === 1 ? '1 food' : `${items.length} foods`}
      description={joinFacts(energyOf(energyOfTray(items)), dayName(day, today))}
      footer={
        <Button type="submit" form={formId} pending={save.isPending} fullWidth>
          {save.isPending ? 'Saving...' : 'Save Food Log'}
        </Button>
      }
    >
      <Form id={formId} form={{ submit }}>
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Gathered foods"
          className="mb-4 divide-y divide-line"
        >
          {items.map((item) => (
            <TrayRow
              key={item.id}
              item={item}
              checked={checked}
              onChange={(amount) => tray.change(item.id, amount)}
              onRemove={() => remove(item.id)}
            />
          ))}
        </ul>
        <MealChoice
          value={meal}
          error={checked && meal === null ? chooseMeal : undefined}
          onValueChange={setMeal}
        />
      </Form>
    </Dialog>
  );
}

type TrayRowProps = {
  item: TrayItem;
  checked: boolean;
  onChange: (amount: Amount) => void;
  onRemove: () => void;
};

function TrayRow({ item, checked, onChange, onRemove }: TrayRowProps) {
  const { eatable, amount } = item;
  const energyOf = useEnergyText();
  return (
    <li className="py-3 first:pt-0">
      <fieldset>
        <legend className="sr-only">{eatable.name}</legend>
        <div className="mb-1 flex flex-wrap items-center gap-x-2">
          <p className="min-w-[min(7rem,100%)] flex-1 font-medium wrap-anywhere">
            <FoodName name={eatable.name} brand={eatable.brand} />
          </p>
          <p className="tabular ml-auto text-sm text-muted">{energyOf(energyOfTray([item]))}</p>
          <IconButton
            label={`Remove ${eatable.name}`}
            icon={<Trash2 aria-hidden size={18} />}
            onClick={onRemove}
            className="-mr-2"
          />
        </div>
        <AmountFields eatable={eatable} amount={amount} checked={checked} onChange={onChange} />
        {eatable.changed && <p className="mt-1 text-sm text-muted">{foodsValuesHaveChanged}</p>}
      </fieldset>
    </li>
  );
}

/** The meal that all of the foods were gathered for; null where none was chosen, or several were. */
function gatheredFor(items: readonly TrayItem[]): MealType | null {
  const meals = new Set(items.map(({ meal }) => meal));
  const [meal = null] = meals;
  return meals.size === 1 ? meal : null;
}

function portionOf(item: TrayItem, date: CalendarDay, mealType: MealType): Portion | null {
  const { id, origin, eatable, amount } = item;
  if (amount.eaten === null || amountProblem(eatable, amount)) return null;
  const logged = toLoggedPortion(eatable, amount.measure, amount.eaten);
  return { id, origin, content: { ...logged, date, mealType } };
}
