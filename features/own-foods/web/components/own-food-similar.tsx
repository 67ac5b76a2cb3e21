import type { Food } from '#features/foods/contract.ts';
import { FoodName, portionHref, type WantedFor } from '#features/foods/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { isItOneOfThese, similarFoodsExist } from '../messages/own-foods.ts';
import { Per100 } from './per-100.tsx';

type OwnFoodSimilarProps = {
  similar: readonly Food[];
  wanted: WantedFor;
  saving: boolean;
  onUse: () => void;
  onSave: () => void;
  onClose: () => void;
};

/** Foods that are probably the one that is being made: one of them will do, or it is saved all the same. */
export function OwnFoodSimilar(props: OwnFoodSimilarProps) {
  const { similar, wanted, saving, onUse, onSave, onClose } = props;
  return (
    <Dialog
      open={similar.length > 0}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isItOneOfThese}
      description={similarFoodsExist}
      footer={
        <Button variant="secondary" pending={saving} onClick={onSave}>
          Save mine anyway
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {similar.map((food) => (
          <li key={food.id} className="flex flex-wrap items-center gap-3 py-3">
            <SimilarText food={food} />
            <LinkButton
              size="sm"
              href={portionHref(food.id, wanted)}
              aria-label={`Use this one: ${food.name}`}
              onClick={onUse}
            >
              Use this one
            </LinkButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function SimilarText({ food }: { food: Food }) {
  return (
    <span className="min-w-[min(10rem,100%)] flex-1">
      <span className="block font-medium wrap-anywhere">
        <FoodName name={food.name} brand={food.brand} />
      </span>
      <span className="block text-sm text-muted">
        {food.source.name}
        <Per100 food={food} before=" · " />
      </span>
    </span>
  );
}
