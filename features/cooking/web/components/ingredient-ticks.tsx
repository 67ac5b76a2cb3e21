import { Check } from 'lucide-react';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { CookIngredient } from '../../rules/cook-steps.ts';

type IngredientTicksProps = {
  ingredients: readonly CookIngredient[];
  ticks: readonly string[];
  onTick: (tick: string) => void;
  /** part of a tick's name, so that a share of a step is ticked by itself */
  where: string;
};

const tickOf = (where: string, id: string): string => `i:${where}:${id}`;

/** Ingredients with their amounts, to be ticked with a floury finger. */
export function IngredientTicks({ ingredients, ticks, onTick, where }: IngredientTicksProps) {
  const groups = [...new Set(ingredients.map(({ group }) => group))];
  return groups.map((group) => (
    <div key={group ?? ''} className="mt-2 first:mt-0">
      {group !== null && <h3 className="text-sm font-semibold text-muted">{group}</h3>}
      <ul className="-mx-2">
        {ingredients
          .filter((one) => one.group === group)
          .map(({ id, text, note }) => {
            const tick = tickOf(where, id);
            const isTicked = ticks.includes(tick);
            return (
              <li key={id}>
                <label className="relative flex min-h-12 items-center gap-3 rounded-control px-2 py-1.5 transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent">
                  <input
                    type="checkbox"
                    checked={isTicked}
                    onChange={() => onTick(tick)}
                    className="absolute inset-y-0 left-0 w-12 cursor-pointer appearance-none opacity-0"
                  />
                  <span
                    aria-hidden
                    className={classNames(
                      'grid size-7 shrink-0 place-items-center rounded-lg border-2',
                      isTicked ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong',
                    )}
                  >
                    {isTicked && <Check size={20} strokeWidth={3} />}
                  </span>
                  <span
                    className={classNames(
                      'min-w-0 text-lg leading-snug wrap-anywhere',
                      isTicked && 'text-muted line-through',
                    )}
                  >
                    {text}
                    {note && <span className="text-base text-muted">, {note}</span>}
                  </span>
                </label>
              </li>
            );
          })}
      </ul>
    </div>
  ));
}
