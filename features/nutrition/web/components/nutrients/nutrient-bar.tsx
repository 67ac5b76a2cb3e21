import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { KnownSum } from '#features/food-log/rules/days/day-totals.ts';
import { countText } from '#features/food-log/rules/item/coverage-text.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { Aim } from '../../../rules/nutrients/nutrient-aims.ts';
import { topContributors } from '../../../rules/nutrients/top-contributors.ts';
import { noneOfTheseFoods } from '../../messages/nutrients.ts';

const MAX_CONTRIBUTORS = 5;

type NutrientBarProps = {
  name: string;
  sum: KnownSum;
  /** the sum as text */
  amount: string;
  aim: Aim | null;
  aimText: string | null;
  parts: readonly { foodName: string; amount: number | null }[];
  partText: (amount: number) => string;
};

/** One nutrient of a day against its aim; opens to the foods that gave the most. */
export function NutrientBar(props: NutrientBarProps) {
  const { name, sum, amount, aim, aimText, parts, partText } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const known = sum.amount !== null;
  const share = aim && known ? `${Math.round((100 * (sum.amount ?? 0)) / aim.amount)} %` : '';
  const facts = (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{name}</span>
        <span className={classNames('tabular', !known && sum.of > 0 && 'text-muted')}>
          {amount}
        </span>
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-muted">
        <span>{countText(sum)}</span>
        {aimText && <span className="tabular">{[share, aimText].filter(Boolean).join(' ')}</span>}
      </span>
    </>
  );
  return (
    <li className="py-2">
      {known ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-2 rounded-control text-left"
        >
          <span className="min-w-0 flex-1">{facts}</span>
          <ChevronDown
            aria-hidden
            size={18}
            className={classNames('shrink-0 text-muted transition-transform', open && 'rotate-180')}
          />
        </button>
      ) : (
        <div className="min-h-12 pr-6.5">{facts}</div>
      )}
      {aim && (known || sum.of === 0) && (
        <ProgressBar
          value={sum.amount ?? 0}
          max={aim.amount}
          label={name}
          valueText={`${amount}, ${aimText}`}
          barClassName={aim.kind === 'limit' ? 'bg-muted' : 'bg-accent-2'}
          className="mt-1"
        />
      )}
      <div id={id} hidden={!open}>
        {open && <Contributors parts={parts} partText={partText} />}
      </div>
    </li>
  );
}

function Contributors({ parts, partText }: Pick<NutrientBarProps, 'parts' | 'partText'>) {
  const top = topContributors(parts, MAX_CONTRIBUTORS);
  if (top.length === 0) return <p className="pt-2 text-sm text-muted">{noneOfTheseFoods}</p>;
  return (
    <ol aria-label="Top foods" className="grid gap-1 pt-2 text-sm">
      {top.map((food) => (
        <li key={food.name} className="flex flex-wrap justify-between gap-x-3">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {food.name}
          </span>
          <span className="tabular text-muted">
            {partText(food.amount)} · {Math.round(food.share * 100)} %
          </span>
        </li>
      ))}
    </ol>
  );
}
