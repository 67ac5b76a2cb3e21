import { X } from 'lucide-react';
import { NO_RECIPE_FILTERS, type RecipeFilters } from '#features/recipes/rules/recipe-filters.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CLEAR_FILTERS, removeFilter } from '../../messages/list.ts';
import { activeFilters } from './active-filters.ts';
import { QUICK_NAMES } from './quick-filters.tsx';

type ActiveChipsProps = {
  filter: RecipeFilters;
  onChange: (change: Partial<RecipeFilters>) => void;
};

/** The filters that are on and stand nowhere else, each with a way to switch it off. */
export function ActiveChips({ filter, onChange }: ActiveChipsProps) {
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {active
        .filter(({ name }) => !QUICK_NAMES.has(name))
        .map(({ name, off }) => (
          <li key={name} className="max-w-full">
            <button
              type="button"
              aria-label={removeFilter(name)}
              onClick={() => onChange(off)}
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-4 text-sm font-medium text-ink transition-colors duration-150 hover:bg-hover"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <X aria-hidden size={16} className="shrink-0 text-muted" />
            </button>
          </li>
        ))}
      <li>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onChange({ ...NO_RECIPE_FILTERS, text: filter.text })}
        >
          {CLEAR_FILTERS}
        </Button>
      </li>
    </ul>
  );
}
