import type { Allergen } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import { factsOfLine } from '#features/recipes/rules/own-summary.ts';
import type { RecipeView } from '#features/recipes/web/public.ts';
import { DIET_NAMES, nameOfAllergen } from '#features/recipes/web/public.ts';
import { formatList } from '#platform/shared/format-list.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { allergenText } from '../../messages/recipe.ts';

const nameOfLine = (line: RecipeLine): string =>
  factsOfLine(line)?.many ?? line.food?.name ?? line.text;

/** What it contains and which diets it suits, and from which ingredients that is known. */
export function AllergensCard({ view: { recipe, summary } }: { view: RecipeView }) {
  const { allergens, diets } = summary;
  const { ingredients } = recipe;
  const unknown = ingredients.filter((line) => factsOfLine(line) === null);
  const hasNone = allergens.contains.length + allergens.mayContain.length === 0;
  const bring = (allergen: Allergen, where: 'contains' | 'mayContain') =>
    allergenText.from(
      nameOfAllergen(allergen),
      formatList(
        new Set(
          ingredients
            .filter((line) => factsOfLine(line)?.[where].includes(allergen))
            .map(nameOfLine),
        ),
      ),
    );
  const certified = ingredients.filter(({ food }) =>
    diets.buyCertified.some((foodId) => foodId === food?.foodId),
  );
  return (
    <Card title={allergenText.title}>
      <div className="grid gap-3">
        {ingredients.length === 0 ? (
          <StatusMessage tone="info" title={allergenText.notListed} />
        ) : (
          unknown.length > 0 && (
            <StatusMessage tone="info" title={allergenText.notRecognised(unknown.length)}>
              {formatList(unknown.map(({ text }) => text))}
            </StatusMessage>
          )
        )}
        <Named title={allergenText.contains} allergens={allergens.contains} />
        <Named title={allergenText.mayContain} allergens={allergens.mayContain} />
        {hasNone && unknown.length === 0 && ingredients.length > 0 && <p>{allergenText.none}</p>}
        <div>
          <h3 className="mb-1.5 text-sm text-muted">{allergenText.fits}</h3>
          {diets.diets.length === 0 ? (
            <p>{allergenText.fitsNone}</p>
          ) : (
            <ul className="flex flex-wrap gap-1.5">
              {diets.diets.map((diet) => (
                <li key={diet}>
                  <Badge tone="success">{DIET_NAMES[diet]}</Badge>
                </li>
              ))}
            </ul>
          )}
          {certified.length > 0 && (
            <p className="mt-2 text-sm text-muted">
              {allergenText.buyCertified(formatList(new Set(certified.map(nameOfLine))))}
            </p>
          )}
        </div>
      </div>
      <Disclosure label={allergenText.how}>
        <p className="text-muted">{allergenText.howLong}</p>
        <ul className="mt-2 list-disc pl-5 text-muted">
          {allergens.contains.map((allergen) => (
            <li key={allergen}>{bring(allergen, 'contains')}</li>
          ))}
          {allergens.mayContain.map((allergen) => (
            <li key={allergen}>{bring(allergen, 'mayContain')}</li>
          ))}
        </ul>
        <p className="mt-2 text-muted">{allergenText.checkLabels}</p>
      </Disclosure>
    </Card>
  );
}

function Named({ title, allergens }: { title: string; allergens: readonly Allergen[] }) {
  if (allergens.length === 0) return null;
  return (
    <p>
      <span className="block text-sm text-muted">{title}</span>
      <span className="font-semibold">{formatList(allergens.map(nameOfAllergen))}</span>
    </p>
  );
}
