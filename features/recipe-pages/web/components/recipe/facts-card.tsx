import type { ReactNode } from 'react';
import type { RecipeView } from '#features/recipes/web/public.ts';
import { COST_NAMES, nameOfCuisine, nameOfTag } from '#features/recipes/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { COPY_OF_BUILT_IN, keepText } from '../../messages/recipe.ts';

/** Equipment, storage, cost and where it is from. */
export function FactsCard({ view: { recipe, summary, isOwn } }: { view: RecipeView }) {
  const { equipment, fridgeDays, freezerDays, cuisine, tags, source } = recipe;
  const { cost, audPerServing } = summary;
  const facts: [string, ReactNode][] = [];
  if (equipment.length > 0) facts.push([keepText.equipment, equipment.join(', ')]);
  if (fridgeDays !== null)
    facts.push([keepText.fridge, fridgeDays === 0 ? keepText.noFridge : keepText.days(fridgeDays)]);
  if (freezerDays !== null)
    facts.push([
      keepText.freezer,
      freezerDays === 0 ? keepText.noFreezer : keepText.days(freezerDays),
    ]);
  if (cost && audPerServing !== null)
    facts.push([keepText.cost, `${COST_NAMES[cost]}, ${keepText.aud(audPerServing)}`]);
  if (cuisine) facts.push([keepText.cuisine, nameOfCuisine(cuisine)]);
  if (tags.length > 0) facts.push([keepText.tags, tags.map(nameOfTag).join(', ')]);
  if (source.url)
    facts.push([
      keepText.source,
      <a
        key="url"
        href={source.url}
        target="_blank"
        rel="noreferrer"
        className="text-accent underline underline-offset-4 wrap-anywhere"
      >
        {source.name ?? new URL(source.url).hostname}
      </a>,
    ]);
  else if (source.name) facts.push([keepText.source, source.name]);
  else if (isOwn && source.builtIn) facts.push([keepText.source, COPY_OF_BUILT_IN]);
  if (facts.length === 0) return null;
  return (
    <Card title={keepText.title}>
      <dl className="divide-y divide-line">
        {facts.map(([name, fact]) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <dt className="w-24 shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 flex-[1_1_10rem] wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
