import { useState } from 'react';
import { toKnown } from '#features/food-facts/rules/nutrient-kinds.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import { FoodPicker } from '#features/food-picker/web/public.ts';
import type { FoodFound } from '#features/foods/web/public.ts';
import { MAX_GRAMS } from '#features/recipes/rules/recipe-limits.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { type DraftLine, withFood } from '../../../rules/draft-lines.ts';
import { matchText } from '../../messages/form.ts';
import type { FoundFood } from './use-recipe-form.ts';

type MatchSheetProps = {
  line: DraftLine;
  onFound: (food: FoundFood) => void;
  onChange: (line: DraftLine) => void;
  onClose: () => void;
};

type Food = NonNullable<FoodFound['food']>;

const toFound = ({ nutrients, ...food }: Food): FoundFood => ({
  ...food,
  nutrients: toKnown(nutrients),
});

/** Which food a line means, and what it weighs. */
export function MatchSheet({ line, onFound, onChange, onClose }: MatchSheetProps) {
  const energyText = useEnergyText();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={matchText.title}
      description={<bdi>“{line.text}”</bdi>}
      footer={
        line.food && (
          <Button
            variant="secondary"
            onClick={() => onChange({ ...line, food: null, isConfirmed: true, grams: null })}
          >
            {matchText.noLink}
          </Button>
        )
      }
    >
      {line.food && <WeightField line={line} onChange={onChange} />}
      <FoodPicker
        label={matchText.search}
        start={line.foodWords || line.text}
        meal="dinner"
        allows={({ food }) => food !== null}
        detailOf={({ food }) =>
          food ? matchText.per(energyText(food.nutrients.calories), food.basis) : ''
        }
        onChoose={({ food }) => {
          if (!food) return;
          onFound(toFound(food));
          onChange(withFood(line, food));
        }}
      />
    </Dialog>
  );
}

type WeightFieldProps = Pick<MatchSheetProps, 'line' | 'onChange'>;

function WeightField({ line, onChange }: WeightFieldProps) {
  const [typed, setTyped] = useState(line.grams === null ? '' : formatDecimal(line.grams, 1));
  const [isWrong, setWrong] = useState(false);
  const save = () => {
    const grams = parseDecimal(typed);
    if (grams === 'invalid' || (grams !== null && (grams < 0 || grams > MAX_GRAMS)))
      return setWrong(true);
    onChange({ ...line, grams, isConfirmed: true, hasTypedGrams: grams !== null });
  };
  return (
    <div className="mb-5 grid gap-3">
      <NumberField
        label={`${matchText.weight}: ${line.food?.name}`}
        unit="g"
        hint={matchText.weightHint}
        error={isWrong ? matchText.weightWrong : undefined}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Button size="sm" onClick={save}>
        {matchText.save}
      </Button>
    </div>
  );
}
