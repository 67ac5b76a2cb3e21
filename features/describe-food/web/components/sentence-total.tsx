import { Figures } from '#features/account/web/public.ts';
import {
  gramsText,
  isLowerBound,
  type KnownSum,
  totalsOf,
} from '#features/food-log/rules/days/day-totals.ts';
import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import { Energy, MACRO_LOOKS } from '#features/food-log/web/public.ts';

type SentenceTotalProps = {
  items: readonly LoggedItem[];
  /** how many items have no amount yet, and are not in the sums */
  open: number;
};

/** Energy and macros of all that was read. What some of it does not say yet is "at least". */
export function SentenceTotal({ items, open }: SentenceTotalProps) {
  const totals = totalsOf(items);
  const whole = (sum: KnownSum): KnownSum => ({ ...sum, of: sum.of + open });
  return (
    <Figures>
      <div>
        <p role="status" className="tabular text-3xl font-bold">
          <Energy of={whole(totals.calories)} />
        </p>
        <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-3">
          {MACRO_LOOKS.map(({ key, name, colour }) => (
            <div key={key} className="min-w-0">
              <dt className="flex items-center gap-1.5 text-sm text-muted">
                <span aria-hidden className={`size-2 shrink-0 rounded-full ${colour}`} />
                {name}
              </dt>
              <dd className="tabular leading-snug font-semibold">{sumText(whole(totals[key]))}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Figures>
  );
}

function sumText(sum: KnownSum) {
  const partly = isLowerBound(sum);
  if (sum.amount === null && partly) return <span className="text-muted">Not known</span>;
  return (
    <>
      {partly && <span className="block text-xs font-normal text-muted">at least</span>}
      {gramsText(sum.amount ?? 0)} g
    </>
  );
}
