import { EllipsisVertical, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { IconButton, iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import type { FoodLogEntry } from '../../../contract.ts';
import { totalsOf } from '../../../rules/days/day-totals.ts';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';
import { mealName } from '../../../rules/item/amount-text.ts';
import { MealFigures } from '../figures/meal-figures.tsx';
import { useEnergyText } from './energy.tsx';

type MealSectionProps = {
  meal: MealType;
  entries: readonly FoodLogEntry[];
  addHref: string;
  onActs: () => void;
  children: ReactNode;
};

/** One meal of the day: what it adds up to, and the ways to add to it or to do something with it. */
export function MealSection({ meal, entries, addHref, onActs, children }: MealSectionProps) {
  const totals = totalsOf(entries);
  const energyOf = useEnergyText();
  const name = mealName[meal];
  return (
    <section aria-label={name} className="border-t border-line pt-1 first:border-t-0 first:pt-0">
      <div className="flex min-h-12 flex-wrap items-center gap-x-1">
        <h3 className="mr-auto font-semibold text-accent-2">{name}</h3>
        <span className="tabular text-sm text-muted">
          {entries.length === 0 ? 'Nothing yet' : energyOf(totals.calories)}
        </span>
        <span className="-mr-2.5 flex">
          <Link
            href={addHref}
            aria-label={`Add food to ${name}`}
            title={`Add food to ${name}`}
            className={iconButtonStyle}
          >
            <Plus aria-hidden size={20} />
          </Link>
          <IconButton
            label={`Actions for ${name}`}
            aria-haspopup="dialog"
            icon={<EllipsisVertical aria-hidden size={20} />}
            onClick={onActs}
          />
        </span>
      </div>
      {entries.length > 0 && (
        <>
          <MealFigures totals={totals} />
          <ul className="divide-y divide-line">{children}</ul>
        </>
      )}
    </section>
  );
}
