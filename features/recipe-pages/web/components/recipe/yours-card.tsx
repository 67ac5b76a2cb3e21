import { Star } from 'lucide-react';
import { useState } from 'react';
import { type RecipeView, useMarkRecipe } from '#features/recipes/web/public.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { yoursText } from '../../messages/recipe.ts';
import { CollectionsSheet } from './collections-sheet.tsx';
import { NotesSheet } from './notes-sheet.tsx';

const STARS = [1, 2, 3, 4, 5];

/** What the person says of a recipe; nobody else sees it. */
export function YoursCard({ view }: { view: RecipeView }) {
  const [open, setOpen] = useState<'notes' | 'collections' | null>(null);
  const { notes, collections } = view.recipe;
  const close = () => setOpen(null);
  return (
    <Card title={yoursText.title} className="print:hidden">
      <div className="grid gap-4">
        <Rating view={view} />
        <div>
          <h3 className="text-sm text-muted">{yoursText.notes}</h3>
          {notes && (
            <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
              {notes}
            </p>
          )}
          <Button variant="secondary" size="sm" className="mt-2" onClick={() => setOpen('notes')}>
            {notes ? yoursText.changeNotes : yoursText.editNotes}
          </Button>
        </div>
        <div>
          <h3 className="text-sm text-muted">{yoursText.collections}</h3>
          {collections.length > 0 && (
            <ul className="mt-1.5 flex flex-wrap gap-1.5">
              {collections.map((name) => (
                <li key={name} className="max-w-full wrap-anywhere">
                  <Badge tone="accent">{name}</Badge>
                </li>
              ))}
            </ul>
          )}
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={() => setOpen('collections')}
          >
            {yoursText.editCollections}
          </Button>
        </div>
      </div>
      {open === 'notes' && <NotesSheet view={view} onClose={close} />}
      {open === 'collections' && <CollectionsSheet view={view} onClose={close} />}
    </Card>
  );
}

function Rating({ view }: { view: RecipeView }) {
  const change = useMarkRecipe();
  const now = view.recipe.rating;
  const rating =
    change.isPending && change.variables.change.rating !== undefined
      ? change.variables.change.rating
      : now;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm text-muted">{yoursText.rating}</legend>
      <div className="-ml-2.5 flex flex-wrap">
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            aria-label={yoursText.stars(stars)}
            aria-pressed={rating === stars}
            onClick={() => {
              if (change.isPending) return;
              change.mutate({ shown: view, change: { rating: now === stars ? null : stars } });
            }}
            className="grid size-[44px] place-items-center rounded-control hover:bg-hover"
          >
            <Star
              aria-hidden
              size={26}
              className={
                rating !== null && stars <= rating ? 'fill-current text-warn' : 'text-faint'
              }
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
