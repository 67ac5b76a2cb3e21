import { type Allergen, TREE_NUTS } from '#features/recipe-book/rules/allergen-kinds.ts';
import { DIETS, type Diet } from '#features/recipe-book/rules/recipe-diets.ts';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { DIET_NAMES, nameOfAllergen, TREE_NUTS_NAME } from '../messages/names.ts';

/** Allergens in the order in which people ask for them; tree nuts are one choice. */
const ALLERGEN_CHOICES: readonly (readonly [name: string, allergens: readonly Allergen[]])[] = [
  ...(['milk', 'egg', 'wheat', 'peanut'] as const).map(toChoice),
  [TREE_NUTS_NAME, TREE_NUTS],
  ...(['soy', 'sesame', 'fish', 'crustacean', 'mollusc'] as const).map(toChoice),
  ...(['lupin', 'barley', 'rye', 'oats', 'sulphites'] as const).map(toChoice),
];

function toChoice(allergen: Allergen): [string, Allergen[]] {
  return [nameOfAllergen(allergen), [allergen]];
}

/** What is in the list goes, what is not comes. */
function toggled<Kind>(list: readonly Kind[], kinds: readonly Kind[]): Kind[] {
  const isOn = kinds.every((kind) => list.includes(kind));
  const others = list.filter((kind) => !kinds.includes(kind));
  return isOn ? others : [...others, ...kinds];
}

type ChipsProps<Kind> = { value: readonly Kind[]; onChange: (value: Kind[]) => void };

export function DietChips({ value, onChange }: ChipsProps<Diet>) {
  return (
    <div className="flex flex-wrap gap-2">
      {DIETS.map((diet) => (
        <TickChip
          key={diet}
          label={DIET_NAMES[diet]}
          checked={value.includes(diet)}
          onToggle={() => onChange(toggled(value, [diet]))}
        />
      ))}
    </div>
  );
}

export function AllergenChips({ value, onChange }: ChipsProps<Allergen>) {
  return (
    <div className="flex flex-wrap gap-2">
      {ALLERGEN_CHOICES.map(([name, allergens]) => (
        <TickChip
          key={name}
          label={name}
          checked={allergens.every((one) => value.includes(one))}
          onToggle={() => onChange(toggled(value, allergens))}
        />
      ))}
    </div>
  );
}
