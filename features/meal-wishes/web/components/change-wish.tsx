import { useState } from 'react';
import { RECIPE_SLOTS, type RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import { SLOT_NAMES } from '#features/recipes/web/public.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { WeekdayBoxes } from '#platform/web/ui/weekday-boxes.tsx';
import { MAX_EATERS, MAX_TIMES, MAX_USE_UP_GRAMS } from '../../rules/meal-wishes.ts';
import type { WishChip } from '../../rules/wish-chips.ts';
import { findWishedFood } from '../../rules/wished-foods.ts';
import { chipText, STANCES, wishText } from '../messages.ts';

type ChangeWishProps = {
  chip: WishChip;
  /** null: it goes */
  onChange: (chip: WishChip | null) => void;
  onClose: () => void;
};

/** Changes one thing that was understood: how much, when, or how often. */
export function ChangeWish({ chip, onChange, onClose }: ChangeWishProps) {
  const [draft, setDraft] = useState(chip);
  const [figure, setFigure] = useState(() => startFigure(chip));
  const [isTried, setTried] = useState(false);
  const parsed = figure === null ? null : parseDecimal(figure);
  const isGrams = chip.field === 'useUp';
  const isWrong = figure !== null && !isGood(parsed, isGrams);
  const wrong = isGrams ? wishText.gramsWrong : wishText.numberWrong;
  const save = () => {
    setTried(true);
    if (isWrong) return;
    onChange(parsed === 'invalid' ? draft : withFigure(draft, parsed));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={wishText.changeTitle}
      description={chipText(chip)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onChange(null)}>
            {wishText.takeOut}
          </Button>
          <Button onClick={save}>{wishText.save}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <StanceField chip={draft} onChange={setDraft} />
        {figure !== null && (
          <NumberField
            label={isGrams ? wishText.grams : wishText.number}
            unit={isGrams ? 'g' : undefined}
            hint={isGrams ? wishText.gramsHint : undefined}
            value={figure}
            error={isTried && isWrong ? wrong : undefined}
            onValueChange={setFigure}
          />
        )}
        <ScopeFields chip={draft} onChange={setDraft} />
      </div>
    </Dialog>
  );
}

const isStance = (
  chip: WishChip,
): chip is Extract<WishChip, { field: 'avoid' | 'less' | 'more' }> =>
  chip.field === 'avoid' || chip.field === 'less' || chip.field === 'more';

type PartProps = { chip: WishChip; onChange: (chip: WishChip) => void };

function StanceField({ chip, onChange }: PartProps) {
  if (!isStance(chip)) return null;
  const { value } = chip;
  // A way of cooking can be had less, not never.
  const stances = STANCES.filter(([field]) => field !== 'avoid' || findWishedFood(value));
  return (
    <Segmented
      label={wishText.howOften}
      options={stances.map(([field, label]) => ({ value: field, label }))}
      value={chip.field}
      onValueChange={(field) => onChange({ field, value })}
    />
  );
}

function ScopeFields({ chip, onChange }: PartProps) {
  const { field } = chip;
  if (field !== 'asks' && field !== 'times' && field !== 'skips' && field !== 'guests') return null;
  const { days, slots } = chip.value;
  const set = (part: { days?: number[]; slots?: RecipeSlot[] }) =>
    onChange({ ...chip, value: { ...chip.value, ...part } } as WishChip);
  return (
    <>
      <div>
        <WeekdayBoxes
          label={wishText.days}
          value={days}
          onValueChange={(next) => set({ days: next })}
        />
        <p className="mt-1.5 text-sm text-muted">{days.length === 0 && wishText.anyDay}</p>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium text-muted">{wishText.meals}</legend>
        <div className="flex flex-wrap gap-2">
          {RECIPE_SLOTS.map((slot) => (
            <TickChip
              key={slot}
              label={SLOT_NAMES[slot]}
              checked={slots.includes(slot)}
              onToggle={() =>
                set({
                  slots: slots.includes(slot)
                    ? slots.filter((one) => one !== slot)
                    : [...slots, slot],
                })
              }
            />
          ))}
        </div>
        <p className="mt-1.5 text-sm text-muted">{slots.length === 0 && wishText.anyMeal}</p>
      </fieldset>
    </>
  );
}

/** The figure of a wish that is typed; null: it has none. */
function startFigure(chip: WishChip): string | null {
  if (chip.field === 'useUp')
    return chip.value.grams === null ? '' : formatDecimal(chip.value.grams, 0);
  if (chip.field === 'times') return `${chip.value.minutes}`;
  if (chip.field === 'guests') return `${chip.value.count}`;
  if (chip.field === 'limits') return `${chip.value.times}`;
  return typeof chip.value === 'number' ? formatDecimal(chip.value, 2) : null;
}

const isWhole = (field: WishChip['field']): boolean => field !== 'budgetAud' && field !== 'mealAud';

/** Whether what was typed can be the figure; grams may be left out. */
const isGood = (parsed: number | null | 'invalid', isGrams: boolean): boolean =>
  parsed === null
    ? isGrams
    : parsed !== 'invalid' && parsed > 0 && (!isGrams || parsed <= MAX_USE_UP_GRAMS);

function withFigure(chip: WishChip, figure: number | null): WishChip {
  if (chip.field === 'useUp') return { ...chip, value: { ...chip.value, grams: figure } };
  if (figure === null) return chip;
  if (chip.field === 'times') {
    return { ...chip, value: { ...chip.value, minutes: Math.max(1, Math.round(figure)) } };
  }
  if (chip.field === 'guests') {
    return {
      ...chip,
      value: { ...chip.value, count: Math.min(MAX_EATERS, Math.max(1, Math.round(figure))) },
    };
  }
  if (chip.field === 'limits') {
    const times = Math.min(MAX_TIMES, Math.max(1, Math.round(figure)));
    return { ...chip, value: { ...chip.value, times } };
  }
  if (typeof chip.value !== 'number') return chip;
  if (chip.field === 'kidShare') return { ...chip, value: Math.min(1, figure) };
  const value = isWhole(chip.field) ? Math.max(1, Math.round(figure)) : figure;
  return { ...chip, value };
}
