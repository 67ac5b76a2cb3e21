import { ArrowLeftRight, RotateCcw, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import { AmountFields } from '#features/foods/web/public.ts';
import { formatDecimal } from '#platform/web/forms/decimal.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { changeToAnotherFood, chooseAnotherIfWrong, likelyGrams } from '../messages.ts';
import { ChangeFood } from './change-food.tsx';
import { type PlateItem, toFoodItem } from './plate-items.ts';

type PlateRowProps = {
  item: PlateItem;
  checked: boolean;
  onChange: (item: PlateItem) => void;
};

const grams = (value: number): string => formatDecimal(Math.round(value), 0);

/** One food of the plate: what was seen, between which bounds, and what was supposed. */
export function PlateRow({ item, checked, onChange }: PlateRowProps) {
  const energyOf = useEnergyText();
  const { seen, eatable, amount, removed } = item;
  const { name } = eatable;
  const kcal = amount.eaten === null ? null : kcalOf(scaleFigures(eatable.figures, amount.eaten));
  const [changing, setChanging] = useState(false);
  const toggle = () => onChange({ ...item, removed: !removed });
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <div className="flex items-center gap-2">
          <p
            className={`min-w-0 flex-1 font-medium wrap-anywhere ${removed ? 'text-faint line-through' : ''}`}
          >
            <bdi>{name}</bdi>
          </p>
          {!removed && <p className="tabular shrink-0 text-sm text-muted">{energyOf(kcal)}</p>}
          <IconButton
            label={removed ? `Restore ${name}` : `Remove ${name}`}
            icon={removed ? <RotateCcw aria-hidden size={18} /> : <Trash2 aria-hidden size={18} />}
            onClick={toggle}
            className="-mr-2"
          />
        </div>
        {!removed && (
          <>
            <AmountFields
              eatable={eatable}
              amount={amount}
              checked={checked}
              onChange={(next) => onChange({ ...item, amount: next })}
            />
            <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              <Badge tone={seen.composition === 'database' ? 'success' : 'info'}>
                {seen.composition === 'database' ? 'Database values' : 'Estimated values'}
              </Badge>
              <span>
                {likelyGrams(grams(seen.grams), grams(seen.gramsLow), grams(seen.gramsHigh))}
              </span>
            </p>
            {seen.warnings.map(({ code, sentence }) => (
              <p key={code} className="mt-2 flex gap-2 text-sm">
                <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-warn" />
                <span>{chooseAnotherIfWrong(sentence)}</span>
              </p>
            ))}
            <Button
              variant="ghost"
              size="sm"
              icon={<ArrowLeftRight aria-hidden size={16} />}
              aria-label={changeToAnotherFood(name)}
              className="mt-1 -ml-3"
              onClick={() => setChanging(true)}
            >
              Another food
            </Button>
            {seen.assumptions.length > 0 && (
              <p className="mt-1 text-sm text-muted">
                Supposed: <bdi>{seen.assumptions.join(', ')}</bdi>
              </p>
            )}
          </>
        )}
      </fieldset>
      {changing && (
        <ChangeFood
          name={name}
          onClose={() => setChanging(false)}
          onChoose={(found) => {
            const other = toFoodItem(item, found);
            if (other) onChange(other);
            setChanging(false);
          }}
        />
      )}
    </li>
  );
}
