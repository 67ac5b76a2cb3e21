import type { KnownSum } from '../../rules/day-totals.ts';
import { KCAL_PER_GRAM, MACROS, type Macro } from '../../rules/nutrients.ts';

const COLOURS: Record<Macro, string> = {
  protein: 'bg-protein',
  carbs: 'bg-carbs',
  fat: 'bg-fat',
};

/** The shares of energy that known protein, carbohydrate and fat bring (4, 4 and 9 kcal a gram). */
export function MacroBar(sums: Record<Macro, KnownSum>) {
  const parts = MACROS.map((name) => ({
    name,
    colour: COLOURS[name],
    kcal: KCAL_PER_GRAM[name] * (sums[name].amount ?? 0),
  })).filter((part) => part.kcal > 0);
  return (
    <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-raised">
      {parts.map((part) => (
        <span key={part.name} className={part.colour} style={{ flexGrow: part.kcal }} />
      ))}
    </div>
  );
}
