import type { KnownSum } from '../../../rules/days/day-totals.ts';
import { KCAL_PER_GRAM, type Macro } from '../../../rules/item/nutrients.ts';
import { MACRO_LOOKS } from './macro-looks.ts';

/** The shares of energy that known protein, carbohydrate and fat bring (4, 4 and 9 kcal a gram). */
export function MacroBar(sums: Record<Macro, KnownSum>) {
  const parts = MACRO_LOOKS.map(({ key, colour }) => ({
    key,
    colour,
    kcal: KCAL_PER_GRAM[key] * (sums[key].amount ?? 0),
  })).filter((part) => part.kcal > 0);
  return (
    <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-raised">
      {parts.map((part) => (
        <span key={part.key} className={part.colour} style={{ flexGrow: part.kcal }} />
      ))}
    </div>
  );
}
