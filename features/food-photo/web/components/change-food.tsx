import { useLogAddress } from '#features/food-log/web/public.ts';
import { FoodPicker } from '#features/food-picker/web/public.ts';
import type { FoodFound } from '#features/foods/web/public.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { foodDishOrBrand, whichFoodIsIt } from '../messages.ts';

type ChangeFoodProps = {
  /** what was seen: the first thing to search for */
  name: string;
  onClose: () => void;
  onChoose: (found: FoodFound) => void;
};

/** Another food for what was seen. */
export function ChangeFood({ name, onClose, onChoose }: ChangeFoodProps) {
  const { meal } = useLogAddress();
  return (
    <Dialog open onOpenChange={onClose} title={whichFoodIsIt}>
      <FoodPicker
        label={foodDishOrBrand}
        start={name}
        meal={meal}
        allows={({ food }) => food !== null}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
