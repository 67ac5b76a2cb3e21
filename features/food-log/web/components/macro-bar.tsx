import type { KnownSum } from '../../rules/day-totals.ts';

type MacroBarProps = { protein: KnownSum; carbs: KnownSum; fat: KnownSum };

/** The shares of energy that known protein, carbohydrate and fat bring (4, 4 and 9 kcal a gram). */
export function MacroBar({ protein, carbs, fat }: MacroBarProps) {
  const parts = [
    { name: 'protein', colour: 'bg-protein', kcal: 4 * (protein.amount ?? 0) },
    { name: 'carbs', colour: 'bg-carbs', kcal: 4 * (carbs.amount ?? 0) },
    { name: 'fat', colour: 'bg-fat', kcal: 9 * (fat.amount ?? 0) },
  ].filter((part) => part.kcal > 0);
  return (
    <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-raised">
      {parts.map((part) => (
        <span key={part.name} className={part.colour} style={{ flexGrow: part.kcal }} />
      ))}
    </div>
  );
}
