import { Check, Plus } from 'lucide-react';
import { Figures } from '#features/account/web/public.ts';
import { type KnownSum, sumKnown } from '#features/food-log/rules/days/day-totals.ts';
import { portionText } from '#features/food-log/rules/item/amount-text.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import { walkResults, walkRow } from '#platform/web/forms/walk-results.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { SearchResult } from '../../../contract.ts';
import { startAmount } from '../portion/amount.ts';
import { canBeAdded, type Tray } from '../tray/use-tray.ts';
import { eatableResult } from './eatable-result.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { FoodName } from './food-name.tsx';
import { StateBadge } from './state-badge.tsx';

type ResultListProps = {
  results: readonly SearchResult[];
  /** null where one food is chosen and nothing gathered */
  tray: Tray | null;
  /** what is usually eaten: that it was logged before goes without saying */
  isUsual?: boolean;
  onChoose: (result: SearchResult) => void;
};

/** Foods to choose from: what it is, what is in its usual portion, and where that is known from. */
export function ResultList({ results, tray, isUsual = false, onChoose }: ResultListProps) {
  return (
    <ul className="-my-2 divide-y divide-line">
      {results.map((result) => (
        // Beside the text where there is room, below it where the text is large.
        <li key={result.key} className="flex flex-wrap items-center justify-end gap-x-1">
          <button
            type="button"
            data-result
            onKeyDown={(event) => {
              walkResults(event);
              if (!event.defaultPrevented) walkRow(event);
            }}
            onClick={() => onChoose(result)}
            className="-ml-2 flex min-h-16 min-w-0 flex-[1_1_11rem] items-center rounded-control px-2 py-2.5 text-left transition-colors duration-150 hover:bg-hover"
          >
            <ResultText result={result} isUsual={isUsual} />
          </button>
          <span className="-mr-2 flex shrink-0">
            {/* Two stops a row: the arrows reach the star. */}
            {result.food && <FavouriteStar food={result.food} tabIndex={-1} onKeyDown={walkRow} />}
            {tray && <AddButton result={result} tray={tray} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Puts the food on the tray in its usual portion; once more takes it off. */
function AddButton({ result, tray }: { result: SearchResult; tray: Tray }) {
  const added = tray.has(result);
  if (!canBeAdded(result)) return <span aria-hidden className="w-[48px]" />;
  return (
    <IconButton
      label={`Add ${result.name}`}
      aria-pressed={added}
      icon={
        added ? (
          <Check aria-hidden size={22} className="text-accent" />
        ) : (
          <Plus aria-hidden size={22} />
        )
      }
      onKeyDown={walkRow}
      onClick={() => tray.toggle(result)}
      className={`min-h-[48px] min-w-[48px] ${added ? 'bg-accent-soft' : ''}`}
    />
  );
}

function ResultText({ result, isUsual }: { result: SearchResult; isUsual: boolean }) {
  const energyOf = useEnergyText();
  const { food, lastLogged, name, brand } = result;
  const usual = usualPortion(result);
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-medium wrap-anywhere">
        <FoodName name={name} brand={brand} />
      </span>
      <span className="block text-sm text-muted wrap-anywhere">
        <Figures>
          <span
            className={usual.energy.amount === null ? undefined : 'tabular font-semibold text-ink'}
          >
            {energyOf(usual.energy, 'energy unknown')}
          </span>
          {' · '}
        </Figures>
        <bdi>{usual.text}</bdi>
      </span>
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        {lastLogged && !isUsual && <Badge tone="accent">Logged before</Badge>}
        <StateBadge food={food} />
        {sourceText(result)}
        {food && food.warnings.length > 0 && (
          <Figures>
            <Badge tone="warn">Check the values</Badge>
          </Figures>
        )}
      </span>
    </span>
  );
}

/** Where the values come from, if that is neither the built-in catalogue nor the log. */
function sourceText({ food, meal }: SearchResult): string {
  if (meal) return 'Saved meal';
  return !food || food.source.id === 'catalogue' ? '' : food.source.name;
}

/** What a press on "+" would log: the portion and its energy. */
function usualPortion(result: SearchResult): { text: string; energy: KnownSum } {
  const { meal } = result;
  if (meal) {
    const text = meal.items.length === 1 ? '1 food' : `${meal.items.length} foods`;
    return { text, energy: sumKnown(meal.items.map(kcalOf)) };
  }
  const eatable = eatableResult(result);
  if (!eatable) return { text: 'no portion', energy: sumKnown([null]) };
  const { measure, quantity } = eatable.start;
  const { eaten } = startAmount(eatable);
  const energy = sumKnown([eaten === null ? null : kcalOf(scaleFigures(eatable.figures, eaten))]);
  if (quantity === 1 && measure.label !== measure.unit) return { text: measure.label, energy };
  const size = measure.note === null ? '' : measure.label.slice(measure.note.length);
  const text = portionText({
    quantity: quantity * measure.perMeasure,
    unit: measure.unit,
    portionNote: measure.note,
  });
  return { text: text + size, energy };
}
