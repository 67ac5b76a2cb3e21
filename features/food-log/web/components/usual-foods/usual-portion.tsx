import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import type { UsualFood } from '../../../contract/usual-foods.ts';
import { kcalOf } from '../../../rules/item/exact-energy.ts';
import { scaleFigures } from '../../../rules/item/figures.ts';
import { useEnergyText } from '../day/energy.tsx';
import { amountOf, shareOf } from '../entry/item-amount.ts';
import { MealChoice } from '../entry/meal-choice.tsx';

type UsualPortionProps = {
  food: UsualFood;
  /** `share` of the usual portion; answers whether it was logged */
  onLog: (food: UsualFood, share: number) => Promise<boolean>;
  onClose: () => void;
};

/** A usual food before it is logged: how much of it, and to which meal. */
export function UsualPortion({ food, onLog, onClose }: UsualPortionProps) {
  const energyOf = useEnergyText();
  const form = useForm({
    start: { amount: amountOf(food, 4), mealType: food.mealType },
    check: ({ amount, mealType }) => {
      const share = shareOf(food, amount);
      return typeof share === 'string'
        ? { errors: { amount: share } }
        : { content: { mealType, share } };
    },
    send: ({ mealType, share }) => onLog({ ...food, mealType }, share),
    onSent: (logged) => logged && onClose(),
  });
  const { amount } = form.draft;
  const share = shareOf(food, amount);
  const kcal = typeof share === 'string' ? null : kcalOf(scaleFigures(food, share));

  return (
    <Dialog
      open
      toType
      onOpenChange={(next) => !next && onClose()}
      title={<bdi>{food.foodName}</bdi>}
      description={food.brand && <bdi>{food.brand}</bdi>}
    >
      <Form form={form} className="grid grid-cols-1 gap-4">
        <NumberField
          label="Amount"
          unit={food.unit}
          className="pr-20"
          required
          hint={
            food.portionNote === null ? energyOf(kcal, '') : `1 ${food.unit} is ${food.portionNote}`
          }
          {...form.value('amount')}
          error={amount === '' && typeof share === 'string' ? share : form.errors.amount}
          onFocus={(event) => event.target.select()}
        />
        <MealChoice {...form.value('mealType')} />
        <Button type="submit" fullWidth pending={form.pending}>
          Log food
        </Button>
      </Form>
    </Dialog>
  );
}
