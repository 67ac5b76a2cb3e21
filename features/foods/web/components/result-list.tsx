import { useUnits } from '#features/account/web/public.ts';
import { energyText, portionText } from '#features/food-log/rules/amount-text.ts';
import { PORTION_UNITS } from '#features/food-log/rules/entry-kinds.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { SearchResult } from '../../contract.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { walkResults } from './walk-results.ts';

type ResultListProps = {
  results: readonly SearchResult[];
  onChoose: (result: SearchResult) => void;
};

/** Foods to choose from: what it is, what is in it, and where that is known from. */
export function ResultList({ results, onChoose }: ResultListProps) {
  return (
    <ul className="-my-2 divide-y divide-line">
      {results.map((result) => (
        <li key={result.key} className="flex items-center gap-1">
          <button
            type="button"
            data-result
            onKeyDown={walkResults}
            onClick={() => onChoose(result)}
            className="-ml-2 flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-2.5 text-left transition-colors duration-150 hover:bg-hover"
          >
            <ResultText result={result} />
          </button>
          {result.food && <FavouriteStar food={result.food} />}
        </li>
      ))}
    </ul>
  );
}

function ResultText({ result }: { result: SearchResult }) {
  const { energyUnit } = useUnits();
  const { food, lastLogged, name, brand } = result;
  const unit = PORTION_UNITS.find((one) => one === lastLogged?.unit);
  const per = food?.basis === '100ml' ? '100 ml' : '100 g';
  const amount = lastLogged && unit ? portionText(lastLogged.quantity, unit) : per;
  const kcal = lastLogged && unit ? lastLogged.calories : (food?.nutrients.calories ?? null);
  const energy = kcal === null ? null : energyText(kcal, energyUnit);
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {brand && (
            <span className="font-normal text-muted">
              {' '}
              <bdi>{brand}</bdi>
            </span>
          )}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <span>{food ? food.source.name : 'From your log'}</span>
          {lastLogged && <Badge tone="accent">Logged before</Badge>}
          {food && food.warnings.length > 0 && <Badge tone="warn">Check the figures</Badge>}
        </span>
      </span>
      <span className="tabular shrink-0 text-right">
        {energy ? (
          <span className="block font-semibold">
            {energy.amount} <span className="text-sm font-normal text-muted">{energy.sign}</span>
          </span>
        ) : (
          <span className="block text-sm text-muted">energy unknown</span>
        )}
        <span className="block text-sm text-muted">{amount}</span>
      </span>
    </>
  );
}
