import { Minus, Plus, Scale as ScaleIcon } from 'lucide-react';
import { useState } from 'react';
import type { RecipeView } from '#features/recipes/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { groupLines, type ShownLine, shownLines } from '../../../rules/shown-lines.ts';
import type { Scale } from '../../hooks/use-scale.ts';
import { ingredientsText, servesText } from '../../messages/recipe.ts';
import { ScaleSheet } from './scale-sheet.tsx';

type IngredientsCardProps = { view: RecipeView; scale: Scale };

/** What is needed, for as many servings as are wanted. */
export function IngredientsCard({ view: { recipe, book }, scale }: IngredientsCardProps) {
  const [isOpen, setOpen] = useState(false);
  const lines = shownLines(recipe, book, scale.factor);
  const canScale = recipe.ingredients.some(({ grams }) => grams !== null && grams > 0);
  return (
    <Card title={ingredientsText.title}>
      <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
        <div className="flex max-w-full items-center rounded-control border border-line bg-sunken">
          <IconButton
            label={ingredientsText.fewer}
            icon={<Minus aria-hidden size={20} />}
            disabled={!scale.canStep(-1)}
            onClick={() => scale.step(-1)}
          />
          <span
            role="status"
            className="tabular min-w-[min(6rem,25vw)] px-1 text-center font-semibold"
          >
            {servesText(scale.servings)}
          </span>
          <IconButton
            label={ingredientsText.more}
            icon={<Plus aria-hidden size={20} />}
            disabled={!scale.canStep(1)}
            onClick={() => scale.step(1)}
          />
        </div>
        {canScale && (
          <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <ScaleIcon aria-hidden size={18} />
            {ingredientsText.have}
          </Button>
        )}
        {scale.factor !== 1 && (
          <Button variant="ghost" size="sm" onClick={() => scale.setFactor(1)}>
            {ingredientsText.back(servesText(recipe.servings))}
          </Button>
        )}
      </div>
      {lines.length === 0 && <p className="text-muted">{ingredientsText.none}</p>}
      {groupLines(lines).map(([group, some]) => (
        <div key={group ?? ''} className="mb-3 last:mb-0">
          {group && <h3 className="pt-2 pb-1 text-sm font-semibold text-accent-2">{group}</h3>}
          <ul className="divide-y divide-line">
            {some.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </div>
      ))}
      {scale.factor !== 1 && lines.length > 0 && (
        <p className="mt-3 text-sm text-muted">{ingredientsText.seasoning}</p>
      )}
      {isOpen && (
        <ScaleSheet
          ingredients={recipe.ingredients}
          onScale={(factor) => {
            scale.setFactor(factor);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

function Line({ line: { text, note, grams, optional, isLinked } }: { line: ShownLine }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
      <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
        <span dir="auto" className="font-medium">
          {text}
        </span>
        {note && <span className="text-muted">, {note}</span>}
        {optional && <span className="text-muted"> ({ingredientsText.optional})</span>}
        {!isLinked && !optional && (
          <span className="block text-sm text-muted">{ingredientsText.notLinked}</span>
        )}
      </span>
      {grams !== null && grams >= 1 && (
        <span className="tabular shrink-0 text-sm text-muted">{Math.round(grams)} g</span>
      )}
    </li>
  );
}
