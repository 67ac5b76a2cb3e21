import { Figures, useNumbersHidden } from '#features/account/web/public.ts';
import type { FoodNutrient } from '#features/food-facts/rules/nutrient-kinds.ts';
import type { KnownSum } from '#features/food-log/rules/days/day-totals.ts';
import { type AmountUnit, amountText } from '#features/food-log/rules/item/coverage-text.ts';
import {
  NUTRIENT_GROUPS,
  NUTRIENT_NAMES,
  unitOf,
} from '#features/food-log/rules/item/nutrient-groups.ts';
import { MACRO_LOOKS, useEnergyText } from '#features/food-log/web/public.ts';
import type { RecipeView } from '#features/recipes/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { figuresText } from '../../messages/recipe.ts';

/** Stand under the macros without being asked for. */
const SHOWN_FIRST = ['fiber', 'saturatedFat', 'sugar', 'sodium'] as const satisfies FoodNutrient[];

const isPartial = ({ known, of }: KnownSum): boolean => known < of;

/** Energy and nutrients of one serving, each with how many ingredients it is known from. */
export function FiguresCard({ view: { recipe, summary } }: { view: RecipeView }) {
  const energyText = useEnergyText();
  const isHidden = useNumbersHidden();
  const { figures, gramsPerServing, isTyped } = summary;
  const uncounted = recipe.ingredients.filter(
    ({ optional, food, grams }) => !optional && (food === null || grams === null),
  );
  if (isHidden) return null;
  const groups = NUTRIENT_GROUPS.map(({ name, nutrients }) => ({
    name,
    nutrients: nutrients.filter(([key]) => figures[key].amount !== null),
  })).filter(({ nutrients }) => nutrients.length > 0);
  return (
    <Card title={figuresText.title}>
      <p className="tabular flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-semibold">
          {energyText(figures.calories, figuresText.unknown)}
        </span>
        <Coverage sum={figures.calories} />
      </p>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-x-4 gap-y-3">
        {MACRO_LOOKS.map(({ key, name, colour }) => (
          <div key={key} className="flex min-w-0 flex-col">
            <dt className="flex items-center gap-1.5 text-sm text-muted">
              <span aria-hidden className={`size-2 shrink-0 rounded-full ${colour}`} />
              {name}
            </dt>
            <dd className="tabular text-lg font-semibold">
              <Amount sum={figures[key]} unit="g" />
              <Coverage sum={figures[key]} beside={figures.calories} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="mt-4 divide-y divide-line border-t border-line">
        {SHOWN_FIRST.map((key) => (
          <Row
            key={key}
            name={NUTRIENT_NAMES[key]}
            sum={figures[key]}
            beside={figures.calories}
            unit={unitOf(key)}
          />
        ))}
      </dl>
      {isTyped && (
        <div className="mt-3">
          <StatusMessage tone="info" title={figuresText.typed} />
        </div>
      )}
      {!isTyped && (
        <Disclosure label={figuresText.how}>
          <p className="text-muted">{figuresText.howLong}</p>
          {gramsPerServing !== null && (
            <p className="mt-2 text-muted">{figuresText.grams(gramsPerServing)}</p>
          )}
          {uncounted.length > 0 && (
            <>
              <p className="mt-2 text-muted">{figuresText.missing}</p>
              <ul className="mt-1 list-disc pl-5 text-muted">
                {uncounted.map(({ id, text }) => (
                  <li key={id} className="wrap-anywhere">
                    {text}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Disclosure>
      )}
      {groups.length > 0 && (
        <Figures>
          <Disclosure label={figuresText.all}>
            {groups.map(({ name, nutrients }) => (
              <div key={name} className="mb-4">
                <h3 className="text-sm font-semibold text-accent-2">{name}</h3>
                <dl className="divide-y divide-line">
                  {nutrients.map(([key, label]) => (
                    <Row
                      key={key}
                      name={label}
                      sum={figures[key]}
                      beside={figures.calories}
                      unit={unitOf(key)}
                    />
                  ))}
                </dl>
              </div>
            ))}
          </Disclosure>
        </Figures>
      )}
    </Card>
  );
}

type AmountProps = { sum: KnownSum; unit: AmountUnit };

/** "at least" stands small, so that the figure keeps to one line. */
const Amount = ({ sum, unit }: AmountProps) => (
  <span className="whitespace-nowrap">
    {isPartial(sum) && sum.amount !== null && (
      <span className="text-sm font-normal text-muted">{figuresText.atLeast} </span>
    )}
    {sum.amount === null ? figuresText.unknown : amountText(sum.amount, unit)}
  </span>
);

type RowProps = AmountProps & { name: string; beside: KnownSum };

const Row = ({ name, sum, beside, unit }: RowProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
    <dt className="text-muted">{name}</dt>
    <dd className="tabular ml-auto text-right">
      <Amount sum={sum} unit={unit} />
      <Coverage sum={sum} beside={beside} />
    </dd>
  </div>
);

/** How many ingredients it is known from; left out where `beside`, which says it, is the same. */
function Coverage({ sum, beside }: { sum: KnownSum; beside?: KnownSum }) {
  if (!isPartial(sum) || sum.amount === null || sum.known === beside?.known) return null;
  return (
    <span className="block text-sm font-normal text-muted">
      {figuresText.from(sum.known, sum.of)}
    </span>
  );
}
